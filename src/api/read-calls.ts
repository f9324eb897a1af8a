import { limits } from '#src/domain/limits.ts';
import type { Call } from './call.ts';

type ReadCall = Pick<Call<unknown>, 'api' | 'operation' | 'params'>;

/** What a search for claims is narrowed to. */
export interface ClaimSearch {
  /** Only services from that day on, YYYY-MM-DD. */
  since?: string | undefined;
  claimNumber?: string;
}

/** A patient's claims and authorizations. */
export const claimSearch = (patientId: string, { since, claimNumber }: ClaimSearch = {}) =>
  ({
    api: 'healthRecords',
    operation: 'GET /health-records/ExplanationOfBenefit' as const,
    params: {
      query: {
        patient: patientId,
        _count: limits.claimsPageSize,
        _include: ['ExplanationOfBenefit:provider'],
        ...(since === undefined ? {} : { 'service-date': [`ge${since}`] }),
        ...(claimNumber === undefined ? {} : { identifier: claimNumber }),
      },
    },
  }) satisfies ReadCall;
