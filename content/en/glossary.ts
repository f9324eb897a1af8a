/** The label of the button that explains a term. */
export const explainLabel = (name: string) => `What “${name}” means`;

/** Insurance terms with their meaning, in one or two sentences that every member can follow. */
export const glossary = {
  deductible: {
    name: 'deductible',
    meaning:
      'What you pay each year for covered care before your plan starts to pay its share. Some care, such as yearly checkups, is often paid before you meet it.',
  },
  coinsurance: {
    name: 'coinsurance',
    meaning:
      'Your share of the cost of care, as a percentage. If it is 20 percent, you pay $20 of a $100 visit and your plan pays the rest.',
  },
  copay: {
    name: 'copay',
    meaning: 'A set amount you pay for a visit or a prescription, such as $30.',
  },
  allowedAmount: {
    name: 'allowed amount',
    meaning:
      'The highest price your plan accepts for a service. A provider in your network can’t charge you more than this.',
  },
  discount: {
    name: 'discount',
    meaning:
      'The amount taken off the bill because your plan and the provider agreed on a lower price. You don’t owe it.',
  },
  outOfPocketMaximum: {
    name: 'out-of-pocket maximum',
    meaning:
      'The most you pay for covered care in a plan year. Once you reach it, your plan pays 100 percent of the allowed amount for covered care until the year ends.',
  },
  benefitMaximum: {
    name: 'benefit maximum',
    meaning:
      'The most your plan pays for a type of care in a plan year. After that, you pay the full cost until the year ends.',
  },
  explanationOfBenefits: {
    name: 'explanation of benefits',
    meaning:
      'A statement that shows what was billed, what your plan paid and what you may owe. It’s not a bill.',
  },
  priorAuthorization: {
    name: 'prior authorization',
    meaning:
      'Your plan’s approval, which you need before you get some types of care. Without it, your plan may not pay.',
  },
  stepTherapy: {
    name: 'step therapy',
    meaning:
      'Your plan asks you to try another drug first, most often one that costs less. If that drug doesn’t work for you, your plan may pay for this one.',
  },
  quantityLimit: {
    name: 'quantity limit',
    meaning:
      'How much of a drug your plan pays for at one time. If you need more, your doctor can ask for it.',
  },
  drugTier: {
    name: 'tier',
    meaning:
      'Your plan sorts the drugs on its list into numbered groups. You pay the least for drugs in group 1, and more as the number goes up.',
  },
  inNetwork: {
    name: 'in network',
    meaning:
      'The provider has a contract with your plan. You pay less, and the provider can’t bill you more than the allowed amount.',
  },
  outOfNetwork: {
    name: 'out of network',
    meaning:
      'The provider doesn’t have a contract with your plan. You pay more, and the provider may bill you more than your plan allows.',
  },
  planYear: {
    name: 'plan year',
    meaning:
      'The 12 months that your deductible and other limits cover. When the next 12 months begin, they start over at zero.',
  },
  otherInsurance: {
    name: 'other insurance',
    meaning:
      'What another health plan, such as Medicare or your spouse’s plan, paid for the same care.',
  },
  notCovered: {
    name: 'not covered',
    meaning:
      'The part of a bill that your plan doesn’t pay for. You may owe it, and it doesn’t count toward your limits.',
  },
} as const satisfies Record<string, { name: string; meaning: string }>;
