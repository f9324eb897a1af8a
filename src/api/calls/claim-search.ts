import { limits } from '#src/domain/limits.ts';
import { healthRecords } from '../call.ts';

/** What a search for claims is narrowed to. */
export interface ClaimSearch {
  /** Only services from that day on, YYYY-MM-DD. */
  since?: string | undefined;
  /** Only services on that day, YYYY-MM-DD. */
  on?: string;
  claimNumber?: string;
}

/** The first page of a patient's claims and authorizations. */
export const claimSearch = (patientId: string, { since, on, claimNumber }: ClaimSearch = {}) =>
  healthRecords(
    'GET /health-records/ExplanationOfBenefit',
    {
      patient: patientId,
      _count: limits.claimsPageSize,
      _include: ['ExplanationOfBenefit:provider'],
      ...(since === undefined ? {} : { 'service-date': [`ge${since}`] }),
      ...(on === undefined ? {} : { 'service-date': [`ge${on}`, `le${on}`] }),
      ...(claimNumber === undefined ? {} : { identifier: claimNumber }),
    },
    (records, query) => records.claims(query),
  );
