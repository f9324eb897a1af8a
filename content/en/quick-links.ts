/** The dashboard’s links to screens that the menu does not have. */
export const quickLinkWords = {
  title: 'Quick links',
  links: {
    family: 'Family Spending',
    estimate: 'Estimate a cost',
    profile: 'Update your profile',
    paperless: 'Go paperless',
  },
  /** The link to the directory, for plans that have it in no menu. */
  care: {
    Dental: 'Find a dentist',
    Vision: 'Find an eye doctor',
  },
} as const;

/** The dashboard's card of programs, which loads with the links. */
export const programsCardWords = {
  title: 'Programs in your plan',
  more: 'See programs',
  all: (count: number) => `See all ${count} programs`,
} as const;
