/** The statuses of a claim, in the order a claim goes through them. */
export const claimStatuses = [
  'received',
  'not-processable',
  'denied',
  'partly-paid',
  'paid',
  'not-covered',
  'processed',
  'replaced',
  'cancelled',
] as const;

export type ClaimStatus = (typeof claimStatuses)[number];

/** The kinds of care a claim is for. */
export const claimKinds = [
  'professional',
  'inpatient',
  'outpatient',
  'institutional',
  'pharmacy',
  'dental',
  'vision',
  'other',
] as const;

export type ClaimKind = (typeof claimKinds)[number];
