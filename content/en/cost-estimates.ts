/** The words of cost estimates. Amounts come formatted. */
export const costEstimateWords = {
  title: 'Cost estimates',
  intro: 'See about how much you’d pay for a test or procedure near you.',
  form: {
    title: 'What do you need?',
    q: 'Test or procedure',
    qHint: 'For example: knee MRI, colonoscopy or office visit.',
    qWrong: 'Enter at least two letters of the test or procedure.',
    qTooLong: 'Enter fewer words.',
    zip: 'ZIP code',
    zipWrong: 'Enter a 5-digit ZIP code.',
    zipUnknown: 'We don’t know this ZIP code. Enter one in Arkansas.',
    zipFailed: 'We couldn’t look up this ZIP code. Try again.',
    radius: 'Distance',
    radiusWrong: 'Choose a distance.',
    within: (miles: number) => `Within ${miles} miles`,
    member: 'For',
    self: (name: string) => `${name} (you)`,
    submit: 'Search',
    sending: 'Searching…',
  },
  procedures: {
    title: 'Choose what you need',
    none: 'We couldn’t find a test or procedure like that. Try other words.',
    more: 'There are more matches. Add a word to see the one you need.',
    back: 'Choose something else',
  },
  results: {
    title: (procedure: string) => `Estimates for ${procedure}`,
    list: 'Estimates',
    noun: ['place', 'places'],
    pages: 'Pages of estimates',
    none: 'We couldn’t find a place for this near you. Try a longer distance.',
    incomplete: 'There are more places than we can list. Choose a smaller distance.',
    noLimits:
      'We can’t see what’s left of your deductible right now, so we can’t estimate your share. The prices are still correct.',
    sort: 'Sort by',
    sorts: { miles: 'Nearest first', share: 'Lowest cost to you' },
    print: 'Print or save as PDF',
    share: 'You may pay about',
    free: 'You may pay nothing',
    price: {
      in: (amount: string) => `In-network rate your plan negotiated: ${amount}`,
      out: (amount: string) =>
        `Out-of-network allowed amount: ${amount}. They may bill you for more.`,
      unknown: (amount: string) => `Price your plan allows: ${amount}`,
    },
    noPrice: 'We don’t have a price for this place. Call to ask.',
    noShare: 'We don’t know how your plan shares this cost. Call us to ask.',
    how: 'How we got this',
    howOf: (name: string) => `How we got this: ${name}`,
    bars: 'How the price may be split',
    yourPart: 'You may pay',
    planPays: 'Plan would pay',
    details: 'See in the directory',
    detailsOf: (name: string) => `See in the directory: ${name}`,
    compare: 'Compare',
    full: 'You can compare up to three places.',
  },
  /** The lowest cost to the member compared with that at the closest place. */
  cheaper: {
    title: ({ less, place, closest }: { less: string; place: string; closest: string }) =>
      `You could pay about ${less} less at ${place} than at ${closest}.`,
    /** Without an amount the member may pay nothing there. */
    place: ({ place, share, distance }: { place: string; share: string; distance: string }) =>
      `${place}: ${share === '' ? 'You may pay nothing' : `about ${share}`}. ${distance}.`,
    how: 'Of the places in your network with an estimate, we compared the one with the lowest cost and the closest one.',
  },
  /** Why, after "about $… ". */
  reasons: {
    outOfPocketMet: 'because you’ve met your out-of-pocket maximum.',
    outOfPocketReached: (amount: string) =>
      `because you’d reach your out-of-pocket maximum after ${amount} more.`,
    deductibleLeft: (amount: string) => `because ${amount} of your deductible is left.`,
    deductibleMet: 'because you’ve met your deductible and share the rest with your plan.',
    copay: 'because your plan has a copay for this care.',
    coinsurance: 'because you share the cost with your plan.',
    nothing: 'because your plan pays all of it.',
  },
  compare: {
    title: 'Compare',
    clear: 'Clear comparison',
    remove: 'Remove',
    removeName: (name: string) => `Remove ${name} from the comparison`,
    rows: {
      price: 'Price your plan allows',
      deductible: 'Deductible',
      copay: 'Copay',
      coinsurance: 'Coinsurance',
      share: 'You may pay',
      planPays: 'Plan would pay',
      network: 'Network',
      miles: 'Distance',
    },
    place: 'Place',
  },
  assumptions: {
    title: 'What this estimate assumes',
    list: [
      'What’s left of your deductible and out-of-pocket maximum today. Claims we don’t have yet can change it.',
      'The price this place has agreed on with your plan. Out of network, you may also be billed for more than your plan allows.',
      'One visit with nothing unplanned. Extra tests or care cost more.',
      'Your plan covers the care and any prior authorization is approved.',
    ],
    asOf: (day: string) => `Your limits are as of ${day}.`,
    note: 'This is an estimate, not a guarantee of payment.',
  },
} as const;
