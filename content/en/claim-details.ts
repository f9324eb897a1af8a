/** The words of a claim's page; those of questions and appeals are in claim-letters.ts. */
export const claimDetailsWords = {
  /** One day, or the first and the last. */
  period: (days: readonly string[]) => days.join(' to '),
  share: {
    owed: 'You may owe',
    nothing: 'You owe',
    /** The share that the claim states, before any payment toward it. */
    beforePayments: 'Your share',
    /** Some of it is not settled. */
    stated: 'Your share as decided',
    beforeAppeal: 'Your share before the appeal',
    /** The provider may not bill it. */
    notBilled: 'Not paid, and not billed to you',
    then: 'Original share',
  },
  payments: {
    account: 'Your HRA paid',
    member: 'You paid',
    pickup: 'Usually paid at pickup',
    owed: 'You may still owe',
  },

  screen: {
    title: 'Claim details',
    back: 'All claims',
    missing: 'We couldn’t find this claim',
    missingText:
      'It may be under a different plan, or belong to someone whose claims you can’t see. The list shows all claims for this plan.',
    seeAll: 'See all claims',
    contact: 'Contact us',
    noProvider: 'Provider not named',
    number: (number: string) => `claim ${number}`,
  },

  statusCard: {
    title: 'Where this claim stands',
    /** Appears before the payer’s own sentence. */
    reason: 'Reason:',
    /** The reason for a decision that an appeal changed. */
    earlierReason: 'Earlier reason:',
    asked: (day: string) =>
      day === ''
        ? 'You asked us about this claim. We haven’t answered yet.'
        : `You asked us about this claim on ${day}. We haven’t answered yet.`,
    notPaid: (amount: string) => `Not paid by your plan: ${amount}`,
    /** The law keeps providers of a state program from billing more (42 CFR 447.15 and 438.106). */
    stateProgram:
      'Providers who take your plan can’t bill you for what it didn’t pay, unless you agreed to that in writing before your care.',
    accountMissing:
      'We couldn’t load what your reimbursement account paid. If it paid toward this claim, you owe less.',
  },

  related: {
    title: 'Related claims',
    relationships: {
      prior: 'This claim replaces an earlier one:',
      replacedby: 'A newer claim replaced this one:',
      associated: 'This claim is related to:',
      undoes: 'This claim reverses:',
      reversed: 'This claim was reversed by:',
      replaced: 'A newer claim replaced this one:',
    },
    link: (number: string) => `claim ${number}`,
  },

  why: {
    owed: 'Why do I owe this?',
    paid: 'How this claim was paid',
    amounts: 'Amounts on this claim',
    refused: 'How this claim was decided',
    beforeAppeal: 'How this claim was decided before your appeal',
    noAmounts: 'This claim doesn’t list any amounts.',
    shareAddedUp: 'This claim doesn’t give your share, so we added it up.',
    otherAmounts: 'Other amounts',
    payment: 'Payment',
    notNamed: 'Not named',
    bars: 'How the bill was split',
    mayBillMore:
      'Unless the law protects you, an out-of-network provider may bill you more than your share.',
  },

  explanation: {
    takesBack: 'These amounts reverse an earlier claim, so they’re negative.',
    pharmacy: 'The pharmacy',
    provider: 'The provider',
    billed: ({ who, amount }: { who: string; amount: string }) => `${who} billed ${amount}.`,
    /** `to`: the price that was left, where it is known. */
    lowered: ({ isInNetwork, by, to }: { isInNetwork: boolean; by: string; to: string | null }) =>
      isInNetwork
        ? `Because they’re in your network, the price was lowered by ${by}${to === null ? '' : ` to ${to}`}. You don’t owe that part.`
        : `${by} of the bill is more than your plan allows.`,
    planPaid: (amount: string) => `Your plan paid ${amount}.`,
    planPaidNothing: 'Your plan paid nothing.',
    otherInsurancePaid: (amount: string) => `Your other insurance paid ${amount}.`,
    owedNoMore: 'You don’t owe anything on this claim anymore.',
    open: (amount: string) => `Your plan didn’t pay ${amount}.`,
    openAfterPayments: (amount: string) =>
      `If we don’t change our decision, you may owe ${amount}.`,
    ownShare: (amount: string) => `Your share is ${amount}.`,
    ownShareAsPart: (part: string) => `Your share is ${part}.`,
    ownShareInParts: ({ amount, parts }: { amount: string; parts: string }) =>
      `Your share is ${amount}: ${parts}.`,
    stillOwed: (amount: string) => `You may still owe ${amount}.`,
    nothingLeft: 'You owe $0.',
    wonWhole: (amount: string) =>
      `Before your appeal, your share was ${amount}. You won your appeal, so we’ll decide it again.`,
    won: 'You won your appeal, so we’ll decide your share again.',
    owedNothing: 'You owe nothing.',
    owed: (amount: string) => `You may owe ${amount}.`,
    owedAsPart: (part: string) => `You may owe ${part}.`,
    owedInParts: ({ amount, parts }: { amount: string; parts: string }) =>
      `You may owe ${amount}: ${parts}.`,
    parts: {
      deductible: (amount: string) => `${amount} toward your deductible`,
      copay: (amount: string) => `${amount} as your copay`,
      coinsurance: (amount: string) => `${amount} as your coinsurance`,
      noncovered: {
        above: (amount: string) => `${amount} above what your plan allows`,
        notCovered: (amount: string) => `${amount} for charges your plan doesn’t cover`,
        notPaid: (amount: string) => `${amount} for services your plan didn’t pay for`,
        records: (amount: string) =>
          `${amount} for services your plan couldn’t decide on because records are missing`,
      },
    },
  },

  deductible: {
    yours: {
      counted: (amount: string) => `${amount} of this claim counts toward your deductible.`,
      label: (isOut: boolean) => `Your${isOut ? ' out-of-network' : ''} deductible this plan year`,
    },
    theirs: {
      counted: ({ amount, name }: { amount: string; name: string }) =>
        `${amount} of this claim counts toward ${name}’s deductible.`,
      label: ({ name, isOut }: { name: string; isOut: boolean }) =>
        `${name}’s${isOut ? ' out-of-network' : ''} deductible this plan year`,
    },
    used: ({ used, allowed }: { used: string; allowed: string }) => `${used} of ${allowed} used`,
    left: (amount: string) => `${amount} to go`,
    met: 'Met',
    over: (amount: string) =>
      `${amount} of it was applied after the deductible was already met. Ask us before you pay.`,
    asOf: (day: string) => `As of ${day}.`,
  },

  /** The words within the sentences of `explanation.parts` that are explained on demand. */
  terms: { deductible: 'deductible', copay: 'copay', coinsurance: 'coinsurance' },

  lines: {
    title: 'Services and amounts',
    service: 'Service',
    columns: {
      billed: 'Billed',
      discount: 'Discount',
      allowed: 'Allowed',
      planPaid: 'Plan paid',
      otherInsurance: 'Other insurance',
      deductible: 'Deductible',
      copay: 'Copay',
      coinsurance: 'Coinsurance',
      noncovered: 'Not covered',
    },
    total: 'Total',
    /** Appears next to an amount that the payer does not state for the whole claim. */
    addedUp: 'our total',
    quantity: (quantity: number) => `Quantity ${quantity}`,
    addedByPayer: 'Added by your plan',
    noteNumbers: (numbers: readonly number[]) =>
      `${numbers.length === 1 ? 'Note' : 'Notes'} ${numbers.join(', ')}`,
    notNamed: 'Service not named',
    notPaid: (reason: string) => `Not paid: ${reason}`,
    /** The reason of a line that was paid, if not in full. */
    notPaidInFull: (reason: string) => `Reason given: ${reason}`,
    otherAmount: 'Other amount',
    amount: ({ name, amount }: { name: string; amount: string }) => `${name}: ${amount}`,
    notes: 'Notes',
  },

  documents: {
    title: 'Keep a copy',
    print: 'Print this page',
    download: 'Download services (CSV)',
    fileName: (claim: string) => `claim-${claim}.csv`,
    open: 'Open explanation of benefits (PDF)',
    opening: 'Opening…',
    /** Around the term, which has its explanation. */
    none: {
      before: 'There’s no',
      term: 'explanation of benefits',
      after: 'for this claim yet.',
    },
  },
} as const;
