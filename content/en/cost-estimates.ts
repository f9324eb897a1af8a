import { formatChoice, formatList } from './formats.ts';

/** The words of cost estimates. Amounts come formatted. */
export const costEstimateWords = {
  form: {
    title: 'What do you need?',
    q: 'Test or procedure',
    qHint: 'For example: knee MRI, or a billing code from your doctor.',
    qWrong: 'Enter at least two letters of the test or procedure, or its billing code.',
    qTooLong: 'Enter fewer words.',
    zip: 'ZIP code',
    zipWrong: 'Enter a 5-digit ZIP code.',
    zipUnknown: (states: readonly string[]) =>
      `We don’t know this ZIP code. Enter one in ${formatChoice(states)}.`,
    zipFailed: 'We couldn’t look up this ZIP code. Try again.',
    radius: 'Distance',
    radiusWrong: 'Choose a distance.',
    within: (miles: number) => `Within ${miles} miles`,
    provider: 'Doctor or place (optional)',
    providerHint: 'To see one provider’s price.',
    providerWrong: 'Enter at least two letters of the name, or leave this empty.',
    member: 'For',
    self: (name: string) => `${name} (you)`,
    submit: 'Search',
    sending: 'Searching…',
  },
  procedures: {
    title: 'Choose what you need',
    none: { ifComplete: 'We couldn’t find a test or procedure like that. Try other words.' },
    noCode: (code: string) =>
      `We don’t have a price for billing code ${code}. Check the code, or search by the name of the test or procedure.`,
    code: (codes: string) => `Billing code ${codes}`,
    more: 'There are more matches. Add a word to see the one you need.',
    change: 'Change',
  },
  results: {
    title: (procedure: string) => `Estimates for ${procedure}`,
    list: 'Estimates',
    noun: ['place', 'places'],
    pages: 'Pages of estimates',
    none: { ifComplete: 'We couldn’t find a place for this near you. Try a longer distance.' },
    incomplete: 'There are more places than we can list. Choose a smaller distance.',
    noLimits:
      'We can’t see what’s left of your deductible right now, so we can’t estimate your share. The prices are still correct.',
    sort: 'Sort by',
    sorts: { miles: 'Nearest first', share: 'Lowest cost to you' },
    noneNamed: (provider: string) =>
      `We couldn’t find “${provider}” near you with a price for this. Check the name, or choose a longer distance.`,
    named: (provider: string) => `Only places whose name has “${provider}.”`,
    allPlaces: 'Show all places',
    contradicting:
      'Your records show two different amounts for your deductible or out-of-pocket maximum, so we can’t estimate your share. The prices are still correct. Call us to ask which amount is right.',
    ended: (day: string) =>
      `This coverage ended on ${day}. It won’t pay for care you get now, so these estimates don’t apply.`,
    endedOpen:
      'This coverage has ended. It won’t pay for care you get now, so these estimates don’t apply.',
    print: 'Print or save as PDF',
    share: { in: 'You may pay about', out: 'You may pay at least', unknown: 'You may pay about' },
    free: {
      in: 'You may pay nothing',
      out: 'You may pay nothing of the allowed amount',
      unknown: 'You may pay nothing',
    },
    price: {
      in: (amount: string) => `In-network rate your plan negotiated: ${amount}`,
      out: (amount: string) =>
        `Out-of-network allowed amount: ${amount}. They may bill you for more.`,
      unknown: (amount: string) => `Price your plan allows: ${amount}`,
    },
    feeSchedule: (amount: string) =>
      `Your share is based on the plan’s fee schedule rate: ${amount}`,
    noPrice: 'We don’t have a price for this place. Call to ask.',
    noShare: 'We don’t know how your plan shares this cost. Call us to ask.',
    included: 'This price includes:',
    separate: 'May be billed separately:',
    onlyThis: 'We don’t have a list of what this price includes. Ask before you go.',
    /** An item with its price, and with the member's share of it where that is known. */
    item: (name: string, amount: string) => `${name}: ${amount}`,
    itemShare: ({ name, amount, share }: { name: string; amount: string; share: string }) =>
      `${name}: ${amount}. You may pay about ${share} of it.`,
    itemUnknown: (name: string) => `${name}: We don’t have a price.`,
    save: 'Save estimate',
    saveOf: (name: string) => `Save estimate: ${name}`,
    saving: 'Saving…',
    saved: 'Saved. When a claim comes, you can compare.',
    notSaved: 'We couldn’t save this estimate. Nothing was changed. Try again.',
    tooMany: 'You’ve saved 50 estimates, which is the most we keep. Delete one to save another.',
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
    title: (closest: string) =>
      `You could pay less than at ${closest}, the closest estimate in your network.`,
    which: { lowest: 'Lowest', near: 'Nearby' },
    /** Without an amount, the member may pay nothing there. */
    place: ({
      which,
      place,
      share,
      less,
      distance,
    }: {
      which: string;
      place: string;
      share: string;
      less: string;
      distance: string;
    }) =>
      `${which}: ${share === '' ? 'nothing' : `about ${share}`} at ${place}, ${distance} (${less} less).`,
  },
  /** The reasons for a missing amount, after "about $… ". */
  reasons: {
    outOfPocketMet: 'because you’ve met your out-of-pocket maximum.',
    outOfPocketReached: (amount: string) =>
      `because you’d reach your out-of-pocket maximum after ${amount} more.`,
    /** `rest` is what comes on top of the deductible; empty where nothing does. */
    deductibleLeft: (amount: string, rest: string) =>
      rest === ''
        ? `You pay the whole price until your deductible is met (${amount} to go).`
        : `You pay the first ${amount} to meet your deductible, and then ${rest}.`,
    deductibleMet: (share: string) => `because you’ve met your deductible, and you pay ${share}.`,
    copay: 'because your plan has a copay for this care.',
    coinsurance: (share: string) => `because you pay ${share}.`,
    parts: {
      copay: (amount: string) => `a ${amount} copay`,
      coinsurance: (percent: string, of: string) => `${percent} of ${of}`,
      /** The percentage of the amount after the deductible or the copay. */
      rest: (percent: string, of: string) => `${percent} of the other ${of}`,
    },
    nothing: 'because your plan pays all of it.',
  },
  compare: {
    title: 'Compare',
    /** Out of network, where more may be billed. */
    atLeast: (amount: string) => `${amount} or more`,
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
  /** The requirements of the plan before the care. */
  before: {
    title: 'Before you get this care',
    approvalTitle: 'Your plan must approve this first',
    titleOf: (kinds: readonly string[]) =>
      `Before you get this care: ${formatList(kinds).toLowerCase()}`,
    none: 'Your plan doesn’t list any approval or referral you need first.',
    unknown: 'We don’t know if you need approval or a referral first. Call us to ask.',
    kinds: {
      priorAuthorization: 'Prior authorization',
      stepTherapy: 'Step therapy',
      referral: 'Referral',
      concurrentReview: 'Review during care',
      other: 'Another step',
    },
    meanings: {
      priorAuthorization: 'This is called prior authorization. Without it, your plan may not pay.',
      stepTherapy: 'Your plan wants you to try other treatment first.',
      referral: 'Your primary care provider has to send you.',
      concurrentReview: 'Your plan checks during the care if you still need it.',
      other: 'Call us to ask what your plan needs.',
    },
    authorizations: 'See your authorizations',
    primaryCare: 'See your primary care provider',
    findCare: 'Find a primary care provider',
    pharmacy: 'Look up a drug',
  },
  /** The used part of the limits. */
  limits: {
    title: 'What you’ve used this year',
    asOf: (day: string) => `As of ${day}.`,
    none: {
      ifComplete: 'Your plan doesn’t list a deductible or out-of-pocket maximum for this care.',
    },
    names: {
      deductible: { individual: 'Your deductible', family: 'Family deductible' },
      outOfPocketMax: {
        individual: 'Your out-of-pocket maximum',
        family: 'Family out-of-pocket maximum',
      },
    },
    used: ({ used, allowed, left }: { used: string; allowed: string; left: string }) =>
      `${used} of ${allowed} used. ${left} left.`,
  },
  outOfNetwork: {
    title: 'If you go out of network',
    unknown: 'We don’t know what your plan would pay out of network. Call us to ask.',
    notCovered:
      'Your plan doesn’t pay for this out of network, except in an emergency. You’d pay the whole bill.',
    allowed: (amount: string) => `Out-of-network allowed amount: ${amount}`,
    noAllowed:
      'We don’t know how much of an out-of-network bill your plan would count. Call us to ask.',
    share: (amount: string) => `Of that amount, you may pay about ${amount}.`,
    free: 'Of that amount, you may pay nothing.',
    noShare: 'We don’t know your share of that amount. Call us to ask.',
    lead: 'You could be billed for more than your plan allows.',
    balance:
      'The provider may bill you for everything above the allowed amount. We don’t know how much that is. Ask for the full charge before you go.',
    limits: 'What you’ve used of your out-of-network limits',
  },
  /** The notices that an estimate must include. */
  notices: {
    title: 'What to know about this estimate',
    list: {
      balanceBilling:
        'Out-of-network providers may bill you for more than your plan allows. This is called balance billing, and this estimate doesn’t include it. The law protects you from it in an emergency and at in-network hospitals.',
      mayDiffer:
        'What you pay may differ from this estimate. It’s for one visit with nothing unplanned, and claims we don’t have yet can change what’s left of your deductible.',
      noGuarantee:
        'This is an estimate, not a guarantee of payment. It assumes your plan covers the care and approves any prior authorization.',
      assistanceCounts:
        'Help with your share from others, such as a drug maker’s coupon, counts toward your deductible and out-of-pocket maximum.',
      assistanceDoesNotCount:
        'Help with your share from others, such as a drug maker’s coupon, doesn’t count toward your deductible and out-of-pocket maximum.',
      assistanceUnknown:
        'Ask us if help with your share from others, such as a drug maker’s coupon, counts toward your deductible.',
      preventive:
        'You may pay nothing if this is billed as preventive care. We can’t tell in advance, so this estimate is for care that isn’t preventive.',
    },
  },
  /** The choice of places to print, and the header of the printout. */
  paper: {
    title: 'What do you want to print?',
    text: (most: number) => `You can print up to ${most} places. These are the nearest ones.`,
    all: 'All of them',
    one: (name: string, distance: string) => (distance === '' ? name : `${name}, ${distance}`),
    print: 'Print',
    cancel: 'Cancel',
    close: 'Close',
    none: 'Choose at least one place.',
    asked: (day: string) => `Requested on ${day}.`,
    forWhom: ({ name, plan }: { name: string; plan: string }) => `For ${name}, ${plan}.`,
    service: ({ procedure, codes }: { procedure: string; codes: string }) =>
      codes === '' ? `Service: ${procedure}.` : `Service: ${procedure}, billing code ${codes}.`,
    shown: ({ shown, total }: { shown: number; total: number }) =>
      `This copy has ${shown} of ${total} places.`,
    split: ({
      deductible,
      copay,
      coinsurance,
      planPays,
    }: {
      deductible: string;
      copay: string;
      coinsurance: string;
      planPays: string;
    }) =>
      `Deductible ${deductible}, copay ${copay}, coinsurance ${coinsurance}. Plan would pay ${planPays}.`,
  },
  /** Estimates that the member saved. */
  kept: {
    title: 'Saved estimates',
    noun: ['saved estimate', 'saved estimates'],
    of: ({ procedure, provider }: { procedure: string; provider: string }) =>
      `${procedure} at ${provider}`,
    made: (day: string, share: string) => `Estimated ${share} on ${day}.`,
    delete: 'Delete',
    deleteOf: (what: string) => `Delete saved estimate: ${what}`,
    deleted: 'Deleted.',
    confirm: {
      title: 'Delete this saved estimate?',
      text: 'You can’t get it back. It changes nothing about your care or claims.',
      confirm: 'Delete estimate',
      sending: 'Deleting…',
      keep: 'Keep it',
      close: 'Close',
      failed: 'We couldn’t delete this estimate. It’s still saved. Try again.',
    },
    loading: 'Your claims are still loading.',
    noClaims: 'We can’t see your claims right now, so we can’t compare.',
    outcome: {
      open: 'No claim for this care yet.',
      unclear:
        'A claim came from this provider, but it doesn’t say for what care. We can’t tell if it’s for this.',
      received: 'A claim came. It isn’t decided yet.',
      unprocessable: 'A claim came, but it couldn’t be processed.',
      denied: 'A claim came, but all or part of it was denied. See the claim for what you may owe.',
      undone: 'A claim came, but it was reversed or canceled, so there’s nothing to compare.',
      noShare: 'A claim came, but it doesn’t say your share.',
      same: ({ was, now }: { was: string; now: string }) =>
        `Estimated ${was}, and your share is ${now}.`,
      because: ({ was, now, why }: { was: string; now: string; why: string }) =>
        `Estimated ${was}, but your share is ${now}: ${why}.`,
      different: ({ was, now, what }: { was: string; now: string; what: string }) =>
        `Estimated ${was}, but your share is ${now}. We can’t tell exactly why. What’s different: ${what}.`,
      unknown: ({ was, now }: { was: string; now: string }) =>
        `Estimated ${was}, but your share is ${now}. We can’t tell why. Call us to ask.`,
    },
    differences: {
      wentOut: 'you went out of network',
      stayedIn: 'the claim is in network',
      provider: (name: string) => `the claim is from ${name}`,
      services: (names: string) => `the claim also has ${names}`,
      servicesFor: ({ names, cost }: { names: string; cost: string }) =>
        `the claim also has ${names}, and your share of that is ${cost}`,
      price: ({ was, now }: { was: string; now: string }) => `the plan allowed ${now}, not ${was}`,
      planYear: 'a new plan year had started',
      deductibleMet: 'you met your deductible in between',
      deductible: ({ was, now }: { was: string; now: string }) =>
        `${now} went to your deductible, not ${was}`,
      copay: ({ was, now }: { was: string; now: string }) => `your copay is ${now}, not ${was}`,
      coinsurance: ({ was, now }: { was: number; now: number }) =>
        `your coinsurance is ${now}%, not ${was}%`,
      notCovered: (amount: string) => `${amount} isn’t covered`,
    },
  },
} as const;
