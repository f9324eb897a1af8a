/** The card with the facts of a claim. */
export const claimFactsWords = {
  title: 'About this claim',
  memberId: 'Member ID',
  plan: 'Plan',
  group: 'Group',
  received: 'Received',
  processed: 'Processed',
  paid: 'Paid',
  network: 'Network',
  payee: 'Paid to',
  insurer: 'Insurer',
  authorization: 'Authorization',
} as const;

export const networkNames = {
  in: 'In network',
  out: 'Out of network',
  other: 'Other network',
} as const;

/** The party that was paid, by the codes of C4BB. */
export const payeeNames = {
  provider: 'The provider',
  subscriber: 'The policyholder',
  beneficiary: 'The patient',
  other: 'Someone else',
} as const;
