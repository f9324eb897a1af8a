import { dayOf, labelOf } from './claims/amounts.ts';
import { coverageOf, kindOf, type Claim } from './claims/claim.ts';
import type { EobResource } from './claims/eob-resource.ts';

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

/** Reads a prior authorization (`use` is preauthorization); null for anything else. */
export function readAuthorization(resource: EobResource): Authorization | null {
  const { id, use, status, disposition = '' } = resource;
  if (id === undefined || use !== 'preauthorization' || status !== 'active') return null;
  const ends = (resource.preAuthRefPeriod ?? []).flatMap(({ end }) => dayOf(end) ?? []).toSorted();
  return {
    id,
    coverage: coverageOf(resource),
    kind: kindOf(resource),
    number:
      resource.preAuthRef?.[0] ?? resource.identifier?.find(({ value }) => value)?.value ?? null,
    service: labelOf(resource.item?.[0]?.productOrService),
    endsOn: notGiven.test(disposition.trim()) ? null : (ends.at(-1) ?? null),
  };
}
