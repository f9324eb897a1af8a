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
  /** Replaces the discount where no contract with the plan is known to make the provider give one. */
  overAllowed: 'Over the allowed amount',
  priorpayerpaid: 'Other insurance paid',
  paidtoprovider: 'Paid to provider',
  paidtopatient: 'Paid to you',
  paidbypatient: 'Paid by you',
  paidbypatientcash: 'Paid by you in cash',
  paidbypatientother: 'Paid by you in another way',
  paidbypatienthealthaccount: 'Paid from your health account',
  drugcost: 'Drug cost',
} as const;
