import { limits } from '#src/domain/limits.ts';
import { healthRecords } from '#src/api/http/call.ts';

/** The criteria of a search for claims. */
export interface ClaimSearch {
  /** Only services from that day on, YYYY-MM-DD. */
  since?: string | undefined;
  /** Only services on that day, YYYY-MM-DD. */
  on?: string;
  claimNumber?: string;
}

const operation = 'GET /health-records/ExplanationOfBenefit' as const;

/** The query of the first page of a patient's claims and authorizations. */
export const claimSearch = (patientId: string, { since, on, claimNumber }: ClaimSearch = {}) =>
  healthRecords(
    operation,
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

/** The query of the page of claims that an earlier one links to. */
export const moreClaims = (link: string) =>
  healthRecords(operation, {}, (records) => records.moreClaims(link));

/** The criteria of a search for authorizations. */
export interface AuthorizationSearch {
  /** Only those that reach that day, YYYY-MM-DD. */
  since?: string | undefined;
  /** Searches by a parameter that FHIR R4 has no name for; services may not know it, and some refuse it. */
  byUse: boolean;
}

/** The query of a patient's authorizations on every page. Without `byUse` claims are among what is read for them. */
export const authorizationSearch = (patientId: string, { since, byUse }: AuthorizationSearch) =>
  healthRecords(
    operation,
    {
      patient: patientId,
      ...(byUse ? { use: 'preauthorization' } : {}),
      _count: limits.claimsPageSize,
      _include: ['ExplanationOfBenefit:provider'],
      ...(since === undefined ? {} : { 'service-date': [`ge${since}`] }),
    },
    (records, query, signal) => records.authorizations(query, signal),
  );
