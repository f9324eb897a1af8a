/** Written alike over a column of the table and beside a sum. */
const amounts = { billed: 'Billed', paid: 'Plan paid', owed: 'You may owe' } as const;

const claimCount = (count: number, figure: string) =>
  `${figure} ${count === 1 ? 'claim' : 'claims'}`;

/** The words of the list of claims: search, filters, sums, table, paging. A figure is a formatted count. */
export const claimsListWords = {
  title: 'Claims',
  none: {
    ifComplete:
      'You have no claims under this plan yet. When a doctor, hospital or pharmacy sends us one, it shows up here with what your plan paid and what you may owe.',
  },
  list: 'Your claims',
  adults: (names: string) =>
    `Records are private starting at age 18. You see claims for ${names} here only if they give you family access in their own account.`,
  noneFits: 'Nothing matches your search. Try fewer filters or other words.',
  clearFilters: 'Clear all filters',
  noun: ['claim', 'claims'],
  /** Printed heading; print shows all rows. */
  pages: 'Pages of claims',
  pageSize: 'Claims per page',

  summary: {
    title: 'What these claims come to',
    /** The amount owed has another name wherever it isn't the answer to “What do I owe?” */
    names: {
      billed: amounts.billed,
      owed: amounts.owed,
      owedFor: (name: string) => `You may owe for ${name}`,
      /** `years` is null for all of them. */
      total: (years: string | null) => (years === null ? 'Total of all years' : `${years} total`),
      shareOf: (name: string, years: string | null) =>
        years === null ? `${name}’s share` : `${name}’s share in ${years}`,
      filtered: 'Total of these claims',
    },
    year: 'Total',
    today: 'Owed today',
    asOfToday: 'As of today',
    currentYear: (year: string) => `${year} (current)`,
    yearRange: (first: number, last: number) => `${first}–${last}`,
    allYears: 'All years',
    member: 'For',
    everybody: 'Everyone',
    less: {
      discount: 'Plan discount',
      planPaid: 'Plan paid',
      otherInsurance: 'Other insurance paid',
      account: 'Your HRA paid',
      member: 'You paid',
      pickup: 'Usually paid at pickup',
      won: 'Being decided again',
      open: 'Not final yet, so not counted',
      unexplained: 'Other adjustments',
    },
    ofFiltered: 'Only the claims that match your filters, from all years.',
    waiting: 'We’ll add up your claims once they’ve all loaded.',
    failed: 'Some of your claims are missing, so we can’t add them up.',
    noneHere: { ifComplete: 'There’s nothing to add up here yet.' },
    notTakenOff:
      'Payments you’ve made aren’t subtracted unless the claim shows them, except prescriptions paid at pickup.',
    mayChange: (amount: string) =>
      `If our decisions don’t change, you may owe up to ${amount} more.`,
    /** On narrow screens, where the sentence is collapsed. */
    open: (amount: string) => `Not final yet: up to ${amount} more`,
    accountMissing: 'We couldn’t load what your reimbursement account paid, so you may owe less.',
    /** The scope of the sum, while the filters are collapsed. `who` is null with only one member. */
    scope: (year: string, who: string | null) => (who === null ? year : `${year} · ${who}`),
    planYear: (year: string) => `Plan year ${year}`,
    how: 'How it adds up',
    /** Opens the sentences that explain the sum. */
    whatCounts: 'What’s counted',
    /** Follows a sum that may grow. */
    orMore: 'or more',
    undecided: (count: number, figure: string) =>
      count === 1
        ? 'One claim that isn’t decided isn’t counted.'
        : `${figure} claims that aren’t decided aren’t counted.`,
    undone: (count: number, figure: string) =>
      count === 1
        ? 'One claim that was replaced, reversed or canceled isn’t counted.'
        : `${figure} claims that were replaced, reversed or canceled aren’t counted.`,
    /** The sum is of one plan year, unlike the list. */
    listHasAll: 'The list below has claims from all years.',
    otherAdjustments: '“Other adjustments” is the part of the bills your claims don’t explain.',
    missing: (count: number, figure: string) =>
      count === 1
        ? 'One claim doesn’t state an amount.'
        : `${figure} claims don’t state an amount.`,
    since: (day: string) =>
      `This counts care since ${day}, which providers can still bill. Choose “All years” to add up older care.`,
  },

  toolbar: {
    search: 'Search claims',
    searchPlaceholder: 'Provider, service, number or amount',
    filters: 'Filters',
    filtersOn: (count: number) => `Filters (${count})`,
    sortBy: 'Sort by',
    orders: {
      date: { descending: 'Newest first', ascending: 'Oldest first' },
      owed: {
        descending: 'Highest amount you may owe',
        ascending: 'Lowest amount you may owe',
      },
      billed: { descending: 'Highest bill', ascending: 'Lowest bill' },
      paid: { descending: 'Plan paid most', ascending: 'Plan paid least' },
      provider: { ascending: 'Provider, A to Z', descending: 'Provider, Z to A' },
      status: { ascending: 'Status', descending: 'Status, in reverse' },
    },
    /** `day` as YYYY-MM-DD. */
    fileName: (day: string) => `claims-${day}.csv`,
  },

  sheet: {
    title: 'Filter claims',
    close: 'Close',
    show: (count: number, figure: string) => `Show ${claimCount(count, figure)}`,
    /** The button until the number is known. */
    showAwaited: 'Show claims',
    clear: 'Clear all',
  },

  filters: {
    status: 'Status',
    kind: 'Type of care',
    provider: 'Provider',
    anyProvider: 'All providers',
    member: 'Family member',
    anyMember: 'Everyone',
    amount: {
      title: 'You may owe',
      min: 'At least',
      max: 'At most',
      placeholder: '$',
      problem: 'Enter an amount, such as 42.10.',
    },
    date: {
      title: 'Service date',
      ranges: {
        any: 'Any time',
        last90Days: 'Last 90 days',
        thisYear: 'This year',
        lastYear: 'Last year',
      },
      from: 'From',
      to: 'To',
      isReversed: 'Enter a date that’s the same as the first one or later.',
      problem: 'Enter the date as MM/DD/YYYY.',
    },
  },

  chips: {
    service: (range: string) => `Service ${range}`,
    owed: (range: string) => `You may owe ${range}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    from: (from: string) => `from ${from}`,
    upTo: (to: string) => `up to ${to}`,
  },

  table: {
    columns: { date: 'Service date', provider: 'Provider', status: 'Status', ...amounts },
    /** Names the amount of a claim that is too old to be billed. */
    share: 'Your share',
    noProvider: 'Provider not named',
    /** Why the plan paid nothing, before the next step. */
    toDeductible: 'Went toward the deductible.',
  },

  dates: 'See all dates',
} as const;
