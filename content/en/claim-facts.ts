/** Amounts by the name the domain has for them. */
export const amountNames = {
  submitted: 'Billed',
  eligible: 'Allowed amount',
  deductible: 'Deductible',
  copay: 'Copay',
  benefit: 'Plan paid',
  coinsurance: 'Coinsurance',
  noncovered: 'Not covered',
  memberliability: 'Your share',
  discount: 'Plan discount',
  priorpayerpaid: 'Other insurance paid',
  paidtoprovider: 'Paid to provider',
  paidtopatient: 'Paid to you',
  paidbypatient: 'Paid by you',
  paidbypatientcash: 'Paid by you in cash',
  paidbypatientother: 'Paid by you in another way',
  paidbypatienthealthaccount: 'Paid from your health account',
  drugcost: 'Drug cost',
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
