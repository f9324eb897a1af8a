/** The color of each status (product rule 9.7): green, red, purple, grey. */
const tones = {
  approved: 'good',
  'no-pa-required': 'good',
  'extended-for-representative': 'good',
  'extended-for-member': 'good',
  'extended-for-provider': 'good',
  'referred-to-vendor': 'bad',
  denied: 'bad',
  'denied-after-doctors': 'bad',
  'denied-benefit-limit': 'bad',
  'denied-insufficient-information': 'bad',
  'denied-out-of-network': 'bad',
  'denied-not-covered': 'bad',
  'denied-see-letter': 'bad',
  'denied-pre-surgical': 'bad',
  'partial-denial': 'bad',
  'under-review': 'bad',
  'wrong-payor': 'notice',
  'not-eligible': 'notice',
  'new-request': 'neutral',
  'withdrawn-for-representative': 'neutral',
  'withdrawn-for-member': 'neutral',
  'withdrawn-for-provider': 'neutral',
} as const;

/** A status that the portal knows. */
export type StatusId = keyof typeof tones;

/** All of them, in the order they are listed. */
export const statusIds = Object.keys(tones).filter((id): id is StatusId => id in tones);

/** The status of an authorization: a known one, else the insurer's own words. */
export type AuthorizationStatus = { id: StatusId } | { id: 'other'; text: string };

export const toneOf = ({ id }: Pick<AuthorizationStatus, 'id'>) =>
  id === 'other' ? 'neutral' : tones[id];

/** Care may be had under these. */
export const given: ReadonlySet<AuthorizationStatus['id']> = new Set<StatusId>([
  'approved',
  'no-pa-required',
  'extended-for-representative',
  'extended-for-member',
  'extended-for-provider',
  'partial-denial',
]);

/** Whether the status approves care, as far as is known. Unknown words approve nothing. */
export const isLeaveGiven = ({ id }: Pick<AuthorizationStatus, 'id'>): boolean => given.has(id);

const refused: ReadonlySet<AuthorizationStatus['id']> = new Set<StatusId>([
  'denied',
  'denied-after-doctors',
  'denied-benefit-limit',
  'denied-insufficient-information',
  'denied-out-of-network',
  'denied-not-covered',
  'denied-see-letter',
  'denied-pre-surgical',
  'partial-denial',
]);

/** Whether all or part of the request was denied, so that the decision can be appealed. */
export const isRefused = ({ id }: Pick<AuthorizationStatus, 'id'>): boolean => refused.has(id);
