import { isLeaveGiven, type Authorization } from '#src/domain/authorization.ts';
import { dayOf, labelOf } from '../concepts.ts';
import { coverageOf, kindOf } from './claim.ts';
import type { EobRead } from './explanation-of-benefit.ts';

/** Reads a prior authorization (`use` is preauthorization); null for anything else. */
export function readAuthorization(resource: EobRead): Authorization | null {
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
    endsOn: isLeaveGiven(disposition) ? (ends.at(-1) ?? null) : null,
  };
}
