import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  zReadExplanationOfBenefitResponse,
  zReadOrganizationResponse,
  zReadPractitionerResponse,
} from '#generated/v1/zod.gen.ts';
import { readClaim, type Claim } from '#src/domain/claims/claim.ts';
import { isClaimUnder, type FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { lookUp } from '#src/domain/look-up.ts';
import { planKey, type Plan } from '#src/domain/plan.ts';
import { searchClaims } from '../claim-search.ts';
import type { Clients } from '../clients.ts';
import { zExplanationOfBenefit } from '../explanation-of-benefit.ts';
import { ApiFailure } from '../failure.ts';
import { namesOfProviders } from '../provider-names.ts';
import { claimHistoryQuery } from './claims.ts';
import { memberOf, patients } from '../calls/patients.ts';
import type { Reader } from '../queries.ts';

/**
 * One claim. A claim that the list has read is not asked for again, so that both show the same.
 * @param memberIds whose claims may be seen
 * @throws {ApiFailure} BP-NFA-100; with status 404 too for what is none of the plan's claims
 */
export function claimQuery(
  { queryClient, ...reader }: Reader & { queryClient: QueryClient },
  plan: Plan,
  memberIds: readonly string[],
  claimId: string,
) {
  const { queryKey: historyKey } = claimHistoryQuery(reader, plan, memberIds);
  const read = (client: QueryClient) => readFamilyClaim(reader, client, plan, memberIds, claimId);
  return queryOptions({
    queryKey: ['claim', planKey(plan), claimId],
    structuralSharing: false,
    initialData: (): FamilyClaim | undefined =>
      queryClient.getQueryData(historyKey)?.claims.find(({ id }) => id === claimId),
    queryFn: ({ client }) => read(client),
  });
}

/**
 * The claim that the payer calls by a number; null when there is none under the plan.
 * @param of.patient whose claim it is, as another claim of the same patient refers to them
 * @throws {ApiFailure} BP-NFA-100
 */
export function claimByNumberQuery(
  { queryClient, ...reader }: Reader & { queryClient: QueryClient },
  plan: Plan,
  memberIds: readonly string[],
  of: { patient: string; claimNumber: string },
) {
  const { claimNumber } = of;
  const patientId = idIn(of.patient);
  const { queryKey: historyKey } = claimHistoryQuery(reader, plan, memberIds);
  const isIt = (claim: Claim) => claim.claimNumber === claimNumber && isClaimUnder(claim, plan);
  const search = async (): Promise<Claim | null> => {
    const { claims } = await searchClaims(reader.clients, patientId, { claimNumber });
    return claims.find(isIt) ?? null;
  };
  return queryOptions({
    queryKey: ['claim by number', planKey(plan), patientId, claimNumber],
    structuralSharing: false,
    initialData: (): Claim | undefined => queryClient.getQueryData(historyKey)?.claims.find(isIt),
    queryFn: search,
  });
}

async function readFamilyClaim(
  { clients, queryOf }: Reader,
  client: QueryClient,
  plan: Plan,
  memberIds: readonly string[],
  claimId: string,
): Promise<FamilyClaim> {
  const [resource, everybody] = await Promise.all([
    clients.healthRecords(
      'GET /health-records/ExplanationOfBenefit/{id}',
      zReadExplanationOfBenefitResponse,
      { params: { path: { id: claimId } } },
    ),
    // Whose it is can be left open.
    client.query(queryOf(patients(plan))).catch(() => []),
  ]);
  const parsed = zExplanationOfBenefit.safeParse(resource);
  const claim = parsed.success ? readClaim(parsed.data) : null;
  if (claim === null || !isClaimUnder(claim, plan)) {
    throw new ApiFailure('BP-NFA-100', 'status', { status: 404 });
  }
  const patientId = claim.patient && idIn(claim.patient);
  const patient = everybody.find(({ id }) => id === patientId);
  return {
    ...claim,
    providerName: claim.providerName ?? (await providerName(clients, claim)),
    memberId: patient ? memberOf(patient, memberIds) : null,
  };
}

const idIn = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

/** Asks who the provider is; null when nobody says. */
async function providerName(clients: Clients, { provider }: Claim): Promise<string | null> {
  const [type = '', id = ''] = provider?.split('/').slice(-2) ?? [];
  const reads: Record<string, () => Promise<{ resourceType: string }>> = {
    Organization: () =>
      clients.healthRecords('GET /health-records/Organization/{id}', zReadOrganizationResponse, {
        params: { path: { id } },
      }),
    Practitioner: () =>
      clients.healthRecords('GET /health-records/Practitioner/{id}', zReadPractitionerResponse, {
        params: { path: { id } },
      }),
  };
  try {
    const resource = await lookUp(reads, type)?.();
    return resource ? namesOfProviders({ entry: [{ resource }] })(provider) : null;
  } catch {
    // A name that cannot be had keeps nobody from the claim.
    return null;
  }
}
