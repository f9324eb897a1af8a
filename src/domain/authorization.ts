import { dayOf, labelOf } from './claims/amounts.ts';
import type { EobResource } from './claims/eob-resource.ts';

/** Leave given beforehand for a service, as far as its end is concerned. */
export interface Authorization {
  id: string;
  /** The number to quote, null when there is none. */
  number: string | null;
  /** What it is for, in the payer's words. */
  service: string | null;
  /** The insurer's own words on where it stands; null when it sends none. */
  statusText: string | null;
  /** Last day it covers, YYYY-MM-DD; null when it names none. */
  endsOn: string | null;
}

/** Reads a prior authorization (`use` is preauthorization); null for anything else. */
export function readAuthorization(resource: EobResource): Authorization | null {
  const { id, use, status } = resource;
  if (id === undefined || use !== 'preauthorization' || status !== 'active') return null;
  const ends = (resource.preAuthRefPeriod ?? []).flatMap(({ end }) => dayOf(end) ?? []).toSorted();
  return {
    id,
    number:
      resource.preAuthRef?.[0] ?? resource.identifier?.find(({ value }) => value)?.value ?? null,
    service: labelOf(resource.item?.[0]?.productOrService),
    statusText: resource.disposition ?? null,
    endsOn: ends.at(-1) ?? null,
  };
}
