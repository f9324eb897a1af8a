/** The words of the dashboard, card by card. Amounts, dates and figures come formatted. */
export const dashboardWords = {
  spending: {
    title: 'Your spending',
    more: 'See spending details',
    none: { ifComplete: 'Your plan has no yearly limits to track.' },
    ended: (day: string) => `This plan ended ${day}.`,
    noneThen: { ifComplete: 'This plan had no yearly limits to track.' },
    limits: {
      individual: {
        deductible: 'Your deductible',
        outOfPocketMax: 'Your out-of-pocket maximum',
        benefitMaximum: 'Your benefit maximum',
        visits: 'Your visits',
        other: 'Your limit',
      },
      family: {
        deductible: 'Family deductible',
        outOfPocketMax: 'Family out-of-pocket maximum',
        benefitMaximum: 'Family benefit maximum',
        visits: 'Family visits',
        other: 'Family limit',
      },
    },
    /** The plan year and how recent the figures are. */
    inNetwork: 'In network,',
  },

  claims: {
    title: 'Recent claims',
    more: 'See all claims',
    none: { ifComplete: 'No claims in the last six months.' },
    owed: (amount: string) => `You may owe ${amount}`,
  },

  plan: {
    title: 'Your plan',
    more: 'See what’s covered',
    idCard: 'Show ID card',
    active: 'Active',
    inactive: 'Inactive',
    memberId: 'Member ID',
    start: 'Start date',
    end: 'End date',
    others: 'Also covered',
    group: 'Group',
    costs: 'What you pay',
  },
} as const;
