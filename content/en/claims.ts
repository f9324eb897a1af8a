/** The words of claims: statuses with what they mean and what comes next, kinds, amounts. */
export const claimStatuses = {
  received: {
    label: 'Received',
    tone: 'neutral',
    meaning:
      'We have this claim and are working on it. There is nothing you need to do. The amounts show here when it is finished.',
  },
  'not-processable': {
    label: 'Could not be processed',
    tone: 'bad',
    meaning:
      'Something on this claim was missing or wrong, so no decision could be made. Your provider can send it again within one year of the service. Ask them whether they have.',
  },
  denied: {
    label: 'Denied',
    tone: 'bad',
    meaning:
      'Your plan did not pay this claim. The reason is on this page. If you think it is wrong, ask us or appeal.',
  },
  'partly-paid': {
    label: 'Partly paid',
    tone: 'notice',
    meaning:
      'Your plan paid some of these services and not others. The lines below show which, and why.',
  },
  paid: {
    label: 'Paid',
    tone: 'good',
    meaning:
      'Your plan has paid its part. What is left is your share; wait for the bill from your provider before you pay.',
  },
  'not-covered': {
    label: 'Not covered',
    tone: 'bad',
    meaning: 'Your plan does not cover these services, so you may owe the whole amount.',
  },
  processed: {
    label: 'Processed',
    tone: 'neutral',
    meaning:
      'This claim is finished. See below what was decided and what, if anything, is left to you.',
  },
  replaced: {
    label: 'Replaced',
    tone: 'neutral',
    meaning:
      'A corrected claim took the place of this one. Look at the newer claim for what you may owe.',
  },
  cancelled: {
    label: 'Cancelled',
    tone: 'neutral',
    meaning: 'This claim was taken back. You owe nothing on it.',
  },
} as const;

/** Of an entry with negative amounts, in place of its status' own meaning. */
export const reversalWords = {
  meaning:
    'This entry undoes an earlier claim, for instance because it was billed by mistake. Its amounts take back those of the earlier one.',
} as const;

export const claimKinds = {
  professional: 'Doctor or clinic',
  inpatient: 'Hospital stay',
  outpatient: 'Outpatient hospital',
  institutional: 'Hospital or facility',
  dental: 'Dental',
  vision: 'Vision',
  pharmacy: 'Pharmacy',
  other: 'Other care',
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

export const inquiryTopics = {
  status: 'Where the claim stands',
  amount: 'What I owe',
  provider: 'The provider or the service',
  denial: 'Why it was not paid',
  other: 'Something else',
} as const;

export const appealReasons = {
  medicalNecessity: 'The care was medically necessary',
  benefitLimit: 'A benefit limit was counted wrong',
  outOfNetwork: 'The network was judged wrong',
  coding: 'The provider used a wrong code',
  other: 'Another reason',
} as const;

export const appellants = {
  member: 'I am the patient',
  policyholder: 'I am the policyholder',
  authorizedRepresentative: 'I represent the patient',
  provider: 'I am the provider',
} as const;

export const appealStatuses = {
  received: 'Received',
  inReview: 'In review',
  decided: 'Decided',
} as const;

export const appealOutcomes = {
  upheld: 'The decision on the claim stays.',
  overturned: 'The decision was changed in your favor.',
  partlyOverturned: 'The decision was changed in part.',
} as const;

export const inquiryWords = {
  intro:
    'Write to us about anything you do not understand here. We answer by the next business day.',
  sent: 'Your question has arrived. We answer by the next business day; the answer shows up here.',
  form: {
    comments: 'Your question',
    commentsProblem: 'Write your question.',
    submit: 'Send question',
    sending: 'Sending …',
    failure: 'Your question could not be sent. What you wrote is still here; please try again.',
  },
} as const;

export const appealWords = {
  intro:
    'If you think this decision is wrong, you can ask for it to be looked at again. You get the decision in writing within 30 days.',
  sent: 'Your appeal has arrived. You get the decision in writing within 30 days; where it stands shows up here.',
  form: {
    comments: 'Why you think so',
    commentsProblem: 'Say why the decision should change.',
    submit: 'File this appeal',
    sending: 'Filing …',
    failure: 'Your appeal could not be filed. What you wrote is still here; please try again.',
  },
} as const;
