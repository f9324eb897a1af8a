import type { Claim } from './claims/claim.ts';

/** Leave given beforehand for a service, as far as its end is concerned. */
export interface Authorization extends Pick<Claim, 'coverage' | 'kind'> {
  id: string;
  /** The number to quote, null when there is none. */
  number: string | null;
  /** What it is for, in the payer's words. */
  service: string | null;
  /** Last day it covers, YYYY-MM-DD; null when it names none, or leave was not given. */
  endsOn: string | null;
}

/** How the insurer's words begin where it did not, or not yet, give leave (specification, section 9). */
const notGiven =
  /^(denied|withdrawn|under review|new request|not eligible|authorization (sent|referred))/i;

/** Whether leave was given, by the insurer's words on it. Without words it was. */
export const isLeaveGiven = (words: string): boolean => !notGiven.test(words.trim());
