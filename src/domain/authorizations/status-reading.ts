import { lookUp } from '#src/domain/data/look-up.ts';
import { given, type AuthorizationStatus, type StatusId } from './status.ts';

/** The insurer's words for each status, in lower case. */
const byWords: Record<string, StatusId> = {
  approved: 'approved',
  'no pa required': 'no-pa-required',
  'extension granted per member representative request': 'extended-for-representative',
  'extension granted per member request': 'extended-for-member',
  'extension granted per provider request': 'extended-for-provider',
  'authorization referred to outside vendor': 'referred-to-vendor',
  denied: 'denied',
  'denied after doctor to doctor review': 'denied-after-doctors',
  'denied: benefit limit exceeded': 'denied-benefit-limit',
  'denied: insufficient information': 'denied-insufficient-information',
  'denied: no out of network benefit': 'denied-out-of-network',
  'denied: not a covered benefit': 'denied-not-covered',
  'denied: please refer to denial letter for detailed explanation': 'denied-see-letter',
  'denied: pre-surgical requirements unmet': 'denied-pre-surgical',
  'partial denial: please contact your provider': 'partial-denial',
  'under review': 'under-review',
  'authorization sent to wrong payor': 'wrong-payor',
  'not eligible for review after services rendered': 'not-eligible',
  'new request': 'new-request',
  'withdrawn per member representative request': 'withdrawn-for-representative',
  'withdrawn per member request': 'withdrawn-for-member',
  'withdrawn per provider request': 'withdrawn-for-provider',
};

/** Returns the status that the insurer's words mean, in any case and spacing; the words themselves where unknown. */
export function statusOfWords(words: string): AuthorizationStatus {
  const text = words.trim().replaceAll(/\s+/g, ' ');
  const id = lookUp(byWords, text.toLowerCase());
  return id === null ? { id: 'other', text } : { id };
}

/** A review's decision on a service or the whole request. */
export interface ReviewAction {
  code: string;
  /** The insurer's text for the code; null without a text. */
  text: string | null;
}

const byAction: Record<string, StatusId> = {
  A1: 'approved',
  A2: 'partial-denial',
  A3: 'denied',
  A4: 'under-review',
  A6: 'partial-denial',
  NA: 'no-pa-required',
};

/** Whether the code of a review action is one of X12. */
export const isActionKnown = (code: string): boolean =>
  lookUp(byAction, code.trim().toUpperCase()) !== null;

export function statusOfAction({ code, text }: ReviewAction): AuthorizationStatus {
  const id = lookUp(byAction, code.trim().toUpperCase());
  return id === null ? { id: 'other', text: text ?? code } : { id };
}

/**
 * Returns the status of an authorization. The insurer's words come first, then the review's decision, on the lines
 * before the header. A request without a decision is new, whatever its `outcome`: payers send `complete` for requests
 * that they have only received.
 */
export function statusOf(decided: {
  words: string | null;
  /** The review action of each line that has one. */
  lines: readonly ReviewAction[];
  header: ReviewAction | null;
}): AuthorizationStatus {
  const { words, lines, header } = decided;
  if (words !== null && words.trim() !== '') return statusOfWords(words);
  return statusAmong(lines.map(statusOfAction)) ?? (header ? statusOfAction(header) : newRequest);
}

const newRequest: AuthorizationStatus = { id: 'new-request' };

/** Returns the status that several lines add up to. A line that is still open leaves all of them open. */
function statusAmong(lines: readonly AuthorizationStatus[]): AuthorizationStatus | null {
  const [first] = lines;
  if (first === undefined) return null;
  const ids = new Set(lines.map(({ id }) => id));
  if (ids.size === 1) return first;
  if (ids.has('under-review')) return { id: 'under-review' };
  // Words that the portal does not know decide nothing as long as others are known.
  const knownLines = lines.filter(({ id }) => id !== 'other');
  if (knownLines.length < lines.length) return statusAmong(knownLines) ?? first;
  return knownLines.every(({ id }) => given.has(id)) && !ids.has('partial-denial')
    ? { id: 'approved' }
    : { id: 'partial-denial' };
}
