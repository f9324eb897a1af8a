import type { Claim } from '#src/domain/claims/claim.ts';
import type { Coverage } from '#src/domain/coverage.ts';
import type { Patient } from '#src/domain/patient.ts';
import type { ClaimPage } from './claims/claim-page.ts';
import type { SearchParams } from './client.ts';
import type { DirectoryPage } from './directory/entry.ts';

/**
 * The health records in the portal's own terms. What a search is narrowed to is written in
 * src/api/calls/. Each call throws an {@link ApiFailure}, whatever went wrong.
 */
export interface HealthRecords {
  patients: (params: SearchParams, asker?: AbortSignal) => Promise<Patient[]>;
  coverages: (params: SearchParams, asker?: AbortSignal) => Promise<Coverage[]>;
  /** The first page of claims and authorizations. */
  claims: (params: SearchParams) => Promise<ClaimPage>;
  /** The page that a former one links to. A link to elsewhere is a failure without a call. */
  moreClaims: (link: string) => Promise<ClaimPage>;
  /** A claim by its id; null for what is none, an authorization for instance. */
  claim: (id: string) => Promise<Claim | null>;
  /** The first page of a search of the provider directory. */
  directory: (params: SearchParams) => Promise<DirectoryPage>;
  moreOfDirectory: (link: string) => Promise<DirectoryPage>;
  /** What the provider that a reference leads to is called; null when nothing says so. */
  providerName: (reference: string | null) => Promise<string | null>;
}
