/** What it means how a claim stands, and what comes next. */
export const claimStatusMeanings = {
  received:
    'We have this claim and are working on it. There is nothing you need to do. The amounts show here when it is finished.',
  'not-processable':
    'Something on this claim was missing or wrong, so no decision could be made. Your provider can send it again within one year of the service. Ask them whether they have.',
  denied:
    'Your plan did not pay this claim. The reason is on this page. If you think it is wrong, ask us or appeal.',
  'partly-paid':
    'Your plan paid some of these services and not others. The lines below show which, and why.',
  paid: 'Your plan has paid its part. What is left is your share; wait for the bill from your provider before you pay.',
  'not-covered': 'Your plan does not cover these services, so you may owe the whole amount.',
  processed:
    'This claim is finished. See below what was decided and what, if anything, is left to you.',
  replaced:
    'A corrected claim took the place of this one. Look at the newer claim for what you may owe.',
  cancelled: 'This claim was taken back. You owe nothing on it.',
} as const;

/** Of an entry with negative amounts, in place of its status' own meaning. */
export const reversalWords = {
  meaning:
    'This entry undoes an earlier claim, for instance because it was billed by mistake. Its amounts take back those of the earlier one.',
} as const;

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

/** Who was paid, by the codes of C4BB. */
export const payeeNames = {
  provider: 'The provider',
  subscriber: 'The policyholder',
  beneficiary: 'The patient',
  other: 'Somebody else',
} as const;
