import type { ClaimStatus } from '#src/domain/claims/claim-names.ts';

interface StatusText {
  label: string;
  tone: 'good' | 'bad' | 'notice' | 'neutral';
}

/** The statuses and the kinds of claims in every list. */
export const claimStatuses: Record<ClaimStatus, StatusText> = {
  received: { label: 'Received', tone: 'neutral' },
  'not-processable': { label: 'Couldn’t be processed', tone: 'bad' },
  denied: { label: 'Denied', tone: 'bad' },
  'partly-paid': { label: 'Partly paid', tone: 'notice' },
  paid: { label: 'Paid', tone: 'good' },
  'not-covered': { label: 'Not covered', tone: 'bad' },
  processed: { label: 'Processed', tone: 'neutral' },
  replaced: { label: 'Replaced', tone: 'neutral' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
};

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
