import * as z from 'zod/mini';
import { zSearchExplanationsOfBenefitResponse } from '#generated/v1/zod.gen.ts';
import { readAuthorization, type Authorization } from '#src/domain/authorization.ts';
import { readClaim, type Claim } from '#src/domain/claims/claim.ts';
import type { Clients } from './clients.ts';
import { zExplanationOfBenefit } from './explanation-of-benefit.ts';
import { resourcesOf } from './fhir-bundle.ts';
import { namesOfProviders, type ProviderNames } from './provider-names.ts';
import { claimSearch, type ClaimSearch } from './read-calls.ts';

/** One page of a patient's claims and authorizations. */
export interface ClaimPage {
  claims: Claim[];
  authorizations: Authorization[];
  /** How many resources were searched for and found on this page, of other plans too. */
  size: number;
  /** How many there are on all pages, null when the payer does not say. */
  total: number | null;
  /** The address of the next page as the payer gives it. */
  next: string | null;
  /** The payer says that something is missing. */
  hasWarning: boolean;
}

/**
 * The first page of a search.
 * @throws {ApiFailure} BP-NFA-100
 */
export async function searchClaims(
  clients: Clients,
  patientId: string,
  narrowed?: ClaimSearch,
): Promise<ClaimPage> {
  const { operation, params } = claimSearch(patientId, narrowed);
  const answer = await clients.healthRecords(operation, zSearchExplanationsOfBenefitResponse, {
    params,
  });
  return readPage(answer);
}

/**
 * The page a former one links to.
 * @throws {ApiFailure} BP-NFA-100
 */
export async function followClaims(clients: Clients, link: string): Promise<ClaimPage> {
  return readPage(
    await clients.healthRecordsPage(
      'GET /health-records/ExplanationOfBenefit',
      link,
      zSearchExplanationsOfBenefitResponse,
    ),
  );
}

type Bundle = z.infer<typeof zSearchExplanationsOfBenefitResponse>;

const warning = z.object({
  resourceType: z.literal('OperationOutcome'),
  issue: z.array(z.object({ severity: z.string() })),
});

function readPage(bundle: Bundle): ClaimPage {
  const resources = resourcesOf(bundle, zExplanationOfBenefit, 'BP-NFA-100');
  const names = namesOfProviders(bundle);
  const outcomes = resourcesOf(bundle, warning, 'BP-NFA-100');
  return {
    claims: resources.flatMap((resource) => withProvider(readClaim(resource), names)),
    authorizations: resources.flatMap((resource) => readAuthorization(resource) ?? []),
    size: resources.length,
    total: bundle.total ?? null,
    next: bundle.link?.find(({ relation }) => relation === 'next')?.url ?? null,
    hasWarning: outcomes.some(({ issue }) => issue.some(({ severity }) => isGrave(severity))),
  };
}

const isGrave = (severity: string) =>
  severity === 'fatal' || severity === 'error' || severity === 'warning';

function withProvider(claim: Claim | null, names: ProviderNames): Claim[] {
  if (claim === null) return [];
  return [{ ...claim, providerName: claim.providerName ?? names(claim.provider) }];
}
