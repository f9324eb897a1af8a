import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Claim } from '#src/domain/claims/claim.ts';
import { isClaimUnder, type FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { planKey, type Plan } from '#src/domain/plan.ts';
import type { Clients } from '../clients.ts';
import { ApiFailure } from '../failure.ts';
import { idIn } from '../fhir/references.ts';
import { claimSearch } from '../read-calls.ts';
import { claimHistoryQuery } from './claims.ts';
import { memberOf, patientsQuery } from './patients.ts';

/**
 * One claim. A claim that the list has read is not asked for again, so that both show the same.
 * @param memberIds whose claims may be seen
 * @throws {ApiFailure} BP-NFA-100; with status 404 too for what is none of the plan's claims
 */
export function claimQuery(
  { clients, queryClient }: { clients: Clients; queryClient: QueryClient },
  plan: Plan,
  memberIds: readonly string[],
  claimId: string,
) {
  const { queryKey: historyKey } = claimHistoryQuery(clients, plan, memberIds);
  const read = (client: QueryClient) => readFamilyClaim(clients, client, plan, memberIds, claimId);
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
  { clients, queryClient }: { clients: Clients; queryClient: QueryClient },
  plan: Plan,
  memberIds: readonly string[],
  of: { patient: string; claimNumber: string },
) {
  const { claimNumber } = of;
  const patientId = idIn(of.patient);
  const { queryKey: historyKey } = claimHistoryQuery(clients, plan, memberIds);
  const isIt = (claim: Claim) => claim.claimNumber === claimNumber && isClaimUnder(claim, plan);
  const search = async (): Promise<Claim | null> => {
    const { query } = claimSearch(patientId, { claimNumber }).params;
    const { claims } = await clients.healthRecords.claims(query);
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
  clients: Clients,
  client: QueryClient,
  plan: Plan,
  memberIds: readonly string[],
  claimId: string,
): Promise<FamilyClaim> {
  const [claim, patients] = await Promise.all([
    clients.healthRecords.claim(claimId),
    // Whose it is can be left open.
    client.query(patientsQuery(clients, plan)).catch(() => []),
  ]);
  if (claim === null || !isClaimUnder(claim, plan)) {
    throw new ApiFailure('BP-NFA-100', 'status', { status: 404 });
  }
  const patientId = claim.patient && idIn(claim.patient);
  const patient = patients.find(({ id }) => id === patientId);
  return {
    ...claim,
    providerName: claim.providerName ?? (await providerName(clients, claim)),
    memberId: patient ? memberOf(patient, memberIds) : null,
  };
}

/** Asks who the provider is. A name that cannot be had keeps nobody from the claim. */
const providerName = (clients: Clients, { provider }: Claim): Promise<string | null> =>
  clients.healthRecords.providerName(provider).catch(() => null);
