/** The formatted amounts of what the member may owe today. */
export interface OwedValues {
  amount: string;
  /** Claims are missing or in progress, or don't say what is owed. */
  orMore: boolean;
  /** The amount of decisions that aren't final; empty without one. */
  open: string;
}

const more = (open: string) =>
  open === '' ? '' : `, and up to ${open} more if our decisions don’t change`;

/** What the member may owe today: the same sentence on the dashboard, in spending and in the search. */
export const owedWords = {
  mayOwe: ({ amount, orMore, open }: OwedValues) =>
    `You may owe ${amount}${orMore ? ' or more' : ''} for care${more(open)}.`,
  nothing: ({ open }: OwedValues) => `You owe nothing for care we’ve decided${more(open)}.`,
  /** What the reimbursement account paid couldn't be loaded. */
  unsure: 'You may owe a share of your care.',
  unavailable: 'What you may owe isn’t available right now.',
  otherPlans: 'Your other plans',
  switchPlans: 'Switch plans',
  toClaims: 'View claims',
} as const;
