/** The formatted amounts of what the member may owe today. */
export interface OwedValues {
  amount: string;
  /** Claims are missing or in progress, or don't say what is owed. */
  orMore: boolean;
  /** The amount of decisions that aren't final; empty without one. */
  open: string;
}

/** What the member may owe today: the same sentence on the dashboard, in spending and in the search. */
export const owedWords = {
  mayOwe: ({ amount, orMore, open }: OwedValues) => {
    const more = open === '' ? '' : `, and up to ${open} more if our decisions don’t change`;
    return `You may owe ${amount}${orMore ? ' or more' : ''} for care${more}.`;
  },
  /** Nothing is owed for certain, but decisions aren’t final. */
  mayOweOpen: ({ open, orMore }: Pick<OwedValues, 'open' | 'orMore'>) =>
    `You may owe ${orMore ? `${open} or more` : `up to ${open}`} for care if our decisions don’t change.`,
  nothing: 'You owe nothing for care we’ve decided.',
  /** What the reimbursement account paid couldn't be loaded. */
  unsure: 'You may owe a share of your care.',
  unavailable: 'What you may owe isn’t available right now.',
  otherPlans: 'Your other plans',
  switchPlans: 'Switch plans',
  toClaims: 'View claims',
} as const;
