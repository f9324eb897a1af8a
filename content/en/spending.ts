/** The words of the spending screens: limits, the claims behind them, and where the money went. */
export const spendingWords = {
  you: 'you',
  /** Possessives, at the start of a name. */
  whose: { yours: 'Your', theirs: (name: string) => `${name}’s` },
  /** The member's name in a list. */
  nameOfSelf: (name: string) => `${name} (you)`,
  ended: (day: string) => `This plan ended ${day}.`,
  /** The two parts of the allowed amount, as all these screens name them. */
  parts: { share: 'Member share', planPaid: 'Plan paid' },
  claims: ({ count, shown }: { count: number; shown: string }) =>
    `${shown} ${count === 1 ? 'claim' : 'claims'}`,

  screen: {
    yours: {
      title: 'Spending Details',
    },
    theirs: {
      title: (name: string) => `Spending Details for ${name}`,
    },
    toFamily: 'Family Spending',
    chosen: ({ name, year }: { name: string; year: string }) => `${name}, plan year ${year}`,
  },

  /** Where the insurer sends no limits; the number to call follows the note. */
  fromClaims: {
    year: 'Year',
    note: 'These totals are what your claims add up to. Your deductible and other limits aren’t shown here. To ask about them, call us:',
  },

  year: {
    label: 'Plan year',
    current: (year: string) => `${year} (current)`,
    /** A plan year that differs from the calendar's. */
    range: ({ first, last }: { first: number; last: number }) => `${first}–${last}`,
    /** Around the terms for the two networks. */
    networks: {
      before: 'Care',
      in: 'in network',
      between: 'and',
      out: 'out of network',
      after: 'counts toward different limits.',
      drugs: 'Prescription drugs have limits of their own.',
    },
  },
  member: 'Family member',

  family: {
    title: 'Family Spending',
    toOwn: 'Your spending details',
    card: 'The whole family',
    noLimits: { ifComplete: 'Your plan has no family limits. Each person’s own limits count.' },
    noOwnLimits: { ifComplete: 'No limits to track this plan year.' },
    seeYours: 'See your spending details',
    seeTheirs: (name: string) => `See ${name}’s spending details`,
    policyholder: 'Policyholder',
    member: 'Member',
    reasons: {
      title: 'Who can see what',
      alone: 'You can see only your own spending under this plan.',
      aloneBecause: 'Only the policyholder can see what others on the plan spent.',
      asPolicyholder: (names: string) =>
        `You’re the policyholder, so you can see what ${names} spent. They see only their own spending.`,
      asMember: (names: string) => `Your plan lets you see what ${names} spent.`,
      adults: (names: string) =>
        `Records are private starting at age 18. You can see what ${names} spent only if they give you family access in their own account.`,
      sums: 'Family totals include everyone on the plan, even people whose own spending you can’t see.',
    },
  },

  limits: {
    title: 'Limits',
    /** Opens all but the first two. */
    more: 'More limits',
    /** The limits of a group whose first ones are above. */
    rest: (group: string) => `${group}, other limits`,
    none: {
      ifComplete:
        'There’s no deductible, out-of-pocket maximum or other limit to track this plan year. If you think there should be one, call us.',
    },
    visitsNote: 'Your plan counts visits. The claims don’t show which visits it counted.',
    types: {
      deductible: 'deductible',
      outOfPocketMax: 'out-of-pocket maximum',
      benefitMaximum: 'benefit maximum',
      visits: 'visits',
      other: 'limit',
    },
    family: 'Family',
    name: ({ whose, type }: { whose: string; type: string }) => `${whose} ${type}`,
    visits: 'Visits',
    categories: {
      medical: 'Medical',
      pharmacy: 'Pharmacy',
      dental: 'Dental',
      vision: 'Vision',
    },
    networks: { in: 'in network', out: 'out of network' },
    group: ({ category, network }: { category: string; network: string }) =>
      `${category}, ${network}`,
  },

  /** The words on the use of a limit. */
  status: {
    noLimitHere: (used: string) => `${used}. Your plan has no limit here.`,
    /** Replaces a meter, which has the name as its label. */
    withoutMeter: ({ name, used }: { name: string; used: string }) => `${name}: ${used}`,
    over: 'A limit can be exceeded when claims arrive out of order.',
  },

  /** The claims that used a limit. */
  counted: {
    open: 'Claims that count',
    title: ({ limit, group }: { limit: string; group: string }) =>
      `Claims that count toward ${limit} (${group})`,
    none: { ifComplete: 'No claims have counted here yet this plan year.' },
    noneSoFar: 'None of the claims loaded so far count here.',
    sum: ({ count, shown }: { count: number; shown: string }) =>
      count === 1 ? 'One claim' : `${shown} claims`,
    more: ({ more, all }: { more: string; all: string }) => `Show ${more} more of ${all} claims`,
    comesTo: (sum: string) => `These claims add up to ${sum}, the same as your plan’s total.`,
    comesToSoFar: (sum: string) =>
      `These claims add up to ${sum} so far. Older claims are still missing.`,
    differs: ({ sum, used, asOf }: { sum: string; used: string; asOf: string }) =>
      `These claims add up to ${sum}. Your plan’s total is ${used} as of ${asOf}. Your plan’s total is the one that counts.`,
    whyFamilyDiffers:
      'It may include family members whose claims you can’t see, or claims that aren’t here yet.',
    whyDiffers: 'It may include claims that aren’t here yet.',
    unclear: ({ count, shown }: { count: number; shown: string }) =>
      count === 1
        ? 'We left out one more claim because it’s not clear whether it counts here.'
        : `We left out ${shown} more claims because it’s not clear whether they count here.`,
  },

  /** Follows a sum that may grow. */
  orMore: 'or more',

  /** The breakdown of a year's spending. */
  sums: {
    title: 'Where the money went',
    waiting: 'We’ll add up your claims once they’ve all loaded.',
    none: {
      ifComplete:
        'No claims have been decided yet this plan year. When one is, you’ll see what you may owe and what your plan paid.',
    },
    view: { title: 'Show as', charts: 'Charts', tables: 'Tables' },
    download: 'Download CSV',
    print: 'Print',
    /** The headings of the file. Programs read it by them. */
    columns: {
      member: 'Member',
      month: 'Month',
      kind: 'Kind of care',
      claims: 'Claims',
      share: 'You may owe',
      planPaid: 'Plan paid',
      atPickup: 'Usually paid at pickup',
    },
    fileName: (year: number) => `spending-${year}.csv`,
    months: { title: 'Month by month', column: 'Month' },
    kinds: { title: 'By type of care', column: 'Type of care' },
    claims: 'Claims',
    total: 'Total',
    chart: ({ who, summary }: { who: string; summary: string }) =>
      `Chart of what ${who} may owe and what the plan paid each month. ${summary}`,
    inMonth: (month: string) => `In ${month}`,
    fromTo: ({ first, last }: { first: string; last: string }) => `From ${first} to ${last}`,
    cameTo: (of: { time: string; who: string; share: string; planPaid: string }) =>
      `${of.time}, ${of.who} may owe ${of.share}, and the plan paid ${of.planPaid}.`,
    most: (of: { time: string; who: string; month: string; amount: string }) =>
      `${of.time}, ${of.who} may owe the most for ${of.month}: ${of.amount}.`,
    peak: ({ month, amount }: { month: string; amount: string }) =>
      `The highest share was for ${month}: ${amount}.`,
    saved: ({ who, amount, year }: { who: string; amount: string; year: string }) =>
      `The plan saved ${who} ${amount} in ${year}`,
    /** After the sentence's beginning; each part is left out where it is nothing. */
    savedHow: {
      both: (discount: string) => `: ${discount} in network discounts plus what it paid.`,
      discount: ' in network discounts.',
      planPaid: ' by paying its share.',
    },
    unknownAmount: 'an amount the claims don’t show',
    about: 'About these totals',
    onlyOne: (name: string) =>
      `These totals are for ${name} only. The Claims page can add up everyone.`,
    rules: [
      'Claims count in the month the service began.',
      'Claims that aren’t decided yet, or were replaced or reversed, are left out.',
      'What you already paid for care isn’t subtracted unless the claim says so.',
    ],
    open: (amount: string) =>
      `These totals don’t include ${amount} that your plan didn’t pay. You may owe it if we don’t change our decisions.`,
    accountMissing: 'We couldn’t load what your reimbursement account paid, so you may owe less.',
    paidShare: (amount: string) =>
      `What you may owe is what’s left after the ${amount} that you or your HRA already paid.`,
    atPickup: (amount: string) =>
      `What you may owe leaves out ${amount} for prescriptions, which you usually pay at pickup.`,
    incomplete: (count: number) =>
      `${count === 1 ? 'One claim is' : `${count} claims are`} missing an amount, so these totals may be too low.`,
    undecided: (count: number) =>
      count === 1
        ? 'One claim isn’t decided yet, so it isn’t counted.'
        : `${count} claims aren’t decided yet, so they aren’t counted.`,
  },
} as const;
