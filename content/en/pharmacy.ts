import type { DrugLimit, DrugLimitKind } from '#src/domain/pharmacy/drug.ts';

/** The words of the pharmacy center. Amounts and dates come formatted. */
export const pharmacyWords = {
  search: {
    title: 'What does my drug cost?',
    name: 'Drug name',
    /** The member’s prescriptions, each a search. */
    own: 'Your drugs',
    hint: 'For example: metformin.',
    wrong: 'Enter at least two letters of the drug’s name.',
    tooLong: 'Enter fewer words.',
    submit: 'Search',
    sending: 'Searching…',
    all: 'See the whole drug list',
  },
  results: {
    title: 'Drugs on your list',
    of: (list: string) => `From the ${list}.`,
    inNetwork: 'Prices are for pharmacies in your plan’s network.',
    noun: ['drug', 'drugs'],
    pages: 'Pages of drugs',
    none: {
      ifComplete:
        'We couldn’t find a drug like that on your plan’s list. Check the spelling, or ask your pharmacy if it has another name.',
    },
    noneNote: 'A drug that isn’t on the list may still be covered. Call us to ask.',
    incomplete: 'Some drugs may be missing. Add a word to your search, or try again later.',
    noPlan:
      'We don’t know which drug list your plan uses, so we can’t look up your drug here. Call us and we’ll look it up for you.',
    /** The interpretation of the typed words: a brand that is not on the list, or a name with a mistake. */
    brand: (typed: string, generic: string) =>
      `We looked for “${generic}.” It’s the generic for “${typed}.”`,
    close: (typed: string) => `We couldn’t find “${typed}.” These names are close.`,
    noPrices: 'We can’t show what you pay right now. The drugs and their tiers are still correct.',
    tier: 'Tier',
    anyTier: 'Any tier',
    print: 'Print',
    dash: 'A dash means your plan doesn’t list a price for this tier here. It doesn’t mean $0.',
  },
  drug: {
    alsoCalled: (names: string) => `Also called ${names}.`,
    youPay: 'You pay',
    /** Replaces it where the out-of-pocket maximum is met, so that nothing is left to pay. */
    usually: 'Usual cost',
    copay: (amount: string) => `${amount} copay`,
    coinsurance: (percent: string) => `${percent} of the price`,
    nothing: 'Nothing',
    notListed: 'Tier not listed',
    supplies: (ways: string) => `For: ${ways}`,
    from: (start: string) => `On the list starting ${start}`,
    until: (end: string) => `Was on the list until ${end}`,
    several: 'This drug is in more than one tier. Call us to ask which one applies to you.',
    limits: {
      priorAuthorization: 'Prior authorization',
      stepTherapy: 'Step therapy',
      quantityLimit: 'Quantity limit',
    } satisfies Record<DrugLimitKind, string>,
    newStarts: (limit: string) => `${limit} if you’re new to this drug`,
    /** The columns on paper. */
    columns: { name: 'Drug', tier: 'Tier', pays: 'You pay', limits: 'Limits' },
  },
  /** Words that are explained. */
  meaning: {
    lead: 'What these words mean:',
    drugTier: 'Tier',
    priorAuthorization: 'Prior authorization',
    stepTherapy: 'Step therapy',
    quantityLimit: 'Quantity limit',
    /** How a member can ask for an exception to a limit. */
    ask: 'Your doctor asks your plan for approval or for more than a limit allows.',
    authorizations: 'See your authorizations',
  },
  alternatives: {
    show: 'See lower-cost options',
    showOf: (drug: string) => `See lower-cost options: ${drug}`,
    title: 'Options in a lower tier',
    saves: (amount: string) => `Copay is ${amount} lower`,
    savesAtLeast: (amount: string) => `Copay is at least ${amount} lower`,
    none: 'Your plan’s list doesn’t have an option in a lower tier.',
    notKnown: 'We can’t compare tiers for this drug. Call us to ask for options.',
    ask: 'Ask your doctor if one of these is right for you.',
  },
  prices: {
    title: 'What you pay by tier',
    /** The title where the out-of-pocket maximum is met. */
    usualTitle: 'Usual costs by tier',
    none: { ifComplete: 'Your plan doesn’t list drug prices here. Call us to ask.' },
    note: 'You may have to meet your deductible first.',
    /** The deductible of a plan with a separate deductible for drugs. */
    deductibleMet: (allowed: string) =>
      `You’ve met your drug deductible of ${allowed} this year, so this is what you pay.`,
    deductibleLeft: ({ left, allowed }: { left: string; allowed: string }) =>
      `${left} of your ${allowed} drug deductible is left this year. For tiers it applies to, you pay the full price of a drug until it’s met, and then what you see here.`,
    outOfPocketMet:
      'You’ve met your out-of-pocket maximum for drugs this year, so you pay nothing for the drugs your plan covers.',
    asOf: (day: string) => `As of ${day}.`,
    toCoverage: 'See all copays',
  },
  prescriptions: {
    title: 'Your prescriptions',
    noun: ['prescription', 'prescriptions'],
    pages: 'Pages of prescriptions',
    none: { ifComplete: 'When you fill a prescription with your plan, it shows up here.' },
    noneCurrent: { ifComplete: 'You have no active prescriptions.' },
    mayBeMissing: 'Some prescriptions may be missing here.',
    past: (count: string) => `Past prescriptions (${count})`,
    pastNoun: ['past prescription', 'past prescriptions'],
    pastPages: 'Pages of past prescriptions',
    columns: {
      name: 'Drug',
      lastFilled: 'Last filled',
      daysSupply: 'Days’ supply',
      refillsLeft: 'Refills left',
      pharmacy: 'Pharmacy',
      paid: 'Your cost',
    },
    next: (day: string) => `Refill on or after ${day}`,
    due: (day: string) => `Refill due since ${day}`,
    /** Short enough for one line of a phone. */
    refill: (phone: string) => `Refill: ${phone}`,
    refillOf: (phone: string, drug: string) => `Refill: ${phone}, ${drug}`,
    /** Where the phone number of the pharmacy is not known. */
    askForRefill: (pharmacy: string | null) => `Ask ${pharmacy ?? 'your pharmacy'} for a refill.`,
    /** The reason why the fill cost more than the copay. `rest` is empty where the deductible is all of it. */
    paidParts: ({ paid, deductible, rest }: { paid: string; deductible: string; rest: string }) =>
      `Your cost was ${paid}: ${deductible} toward your deductible${rest === '' ? '' : ` and ${rest}`}.`,
    copay: (amount: string) => `${amount} as your copay`,
    coinsurance: (amount: string) => `${amount} as your coinsurance`,
    /** `paid` is null where the amount the member paid is unknown. */
    how: (paid: string | null) => `How ${paid === null ? 'it' : `your ${paid}`} adds up`,
    howOf: (how: string, drug: string) => `${how}: ${drug}`,
    prescriber: (name: string) => `Prescribed by ${name}`,
    statuses: { active: 'Active', ended: 'Ended', onHold: 'On hold' },
    dash: 'A dash means we don’t have this information.',
  },
  /** The steps from the price of a drug to the member's cost. `cost` is the final amount. */
  steps: {
    outOfPocketMet: () =>
      'You’ve met your out-of-pocket maximum for drugs. Your plan pays in full.',
    /** Where less is left until the out-of-pocket maximum than the copay. */
    outOfPocketReached: (left: string) =>
      `You’ll reach your out-of-pocket maximum for drugs after ${left} more. Then your plan pays in full.`,
    waived: ({ cost }: { cost: string }) =>
      `The deductible doesn’t apply to this tier. You pay ${cost}.`,
    met: ({ cost }: { cost: string }) => `You’ve met your drug deductible. You pay ${cost}.`,
    left: ({ cost, left }: { cost: string; left: string }) =>
      `Until you’ve paid ${left} more toward the deductible, you pay the pharmacy’s full price. After that, you pay ${cost}.`,
    /** The payer does not state whether the tier is subject to the deductible. */
    maybe: ({ cost, left }: { cost: string; left: string }) =>
      `If the deductible applies to this tier, you pay the full price until you’ve paid ${left} more. After that, you pay ${cost}.`,
    nothing: 'nothing',
    ofPrice: (percent: string) => `${percent} of the price`,
    forDays: (cost: string, days: number) => `${cost} for ${days} days`,
    show: 'Estimate from your last fill',
    showOf: (drug: string) => `Estimate from your last fill: ${drug}`,
    lastPrice: ({
      price,
      days,
      isInNetwork,
    }: {
      price: string;
      days: number;
      isInNetwork: boolean;
    }) =>
      `Your last fill${isInNetwork ? ' in network' : ''}, for ${days} days, cost ${price} in total.`,
    outsideNetwork:
      'Your last fill was outside your plan’s network. Its price doesn’t show what you’d pay in network.',
    wouldPay: (share: string) => `At that price, you may pay ${share} next time.`,
    noPrice: 'Your last claim doesn’t say what the drug cost in total.',
    estimate: 'This is an estimate. The price may change.',
    bars: 'How the next price may be split',
    wouldBeYours: 'You may pay',
    planWouldPay: 'Plan would pay',
    paidBars: 'How the price was split',
    yourPart: 'Your share',
  },
  savings: {
    title: 'Save on prescriptions',
    partner: 'prescription savings',
  },
  support: { title: 'Questions about your drugs?' },
} as const;

/** Returns a limit in words; null where it does not apply, or is not stated. */
export function drugLimitText(kind: DrugLimitKind, limit: DrugLimit): string | null {
  const name = pharmacyWords.drug.limits[kind];
  if (limit === 'yes') return name;
  return limit === 'new-starts' ? pharmacyWords.drug.newStarts(name) : null;
}
