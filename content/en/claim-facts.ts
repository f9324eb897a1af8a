/** The card with the facts of a claim. */
export const claimFactsWords = {
  title: 'About this claim',
  claimNumber: 'Claim number',
  patient: 'Patient',
  memberId: 'Member ID',
  plan: 'Plan',
  group: 'Group',
  service: 'Service',
  received: 'Received',
  processed: 'Processed',
  paid: 'Paid',
  provider: 'Provider',
  network: 'Network',
  payee: 'Paid to',
  insurer: 'Insurer',
  authorization: 'Authorization',
  mayBillMore:
    'Unless the law protects you, an out-of-network provider may bill you more than your share.',
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
