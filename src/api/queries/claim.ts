import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Claim } from '#src/domain/claims/claim.ts';
import { isClaimUnder, type FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { claimById } from '#src/api/calls/claims/claim-by-id.ts';
import { claimSearch } from '#src/api/calls/claims/claim-search.ts';
import { providerName } from '#src/api/calls/coverage/organizations.ts';
import { patients } from '#src/api/calls/coverage/patients.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { claimHistoryQuery, claimsOf } from './claims.ts';
import type { QuerySource } from '../queries.ts';
import { memberBehind } from './patients-of-members.ts';

/**
 * The query of one claim. Uses the one in a loaded list instead of a new request, so that both show the same.
 * @param memberIds the members whose claims may be shown
 * @throws {ApiFailure} BP-NFA-100; with status 404 also for a claim outside the plan
 */
export function claimQuery(
  { queryClient, ...reader }: QuerySource & { queryClient: QueryClient },
  plan: Plan,
  memberIds: readonly string[],
  claimId: string,
) {
  const { queryKey: historyKey } = claimHistoryQuery(reader, plan, memberIds);
  const read = (client: QueryClient) => readFamilyClaim(reader, client, plan, memberIds, claimId);
  return queryOptions({
    queryKey: [...claimsOf(plan), { claimId }],
    structuralSharing: false,
    initialData: (): FamilyClaim | undefined =>
      queryClient.getQueryData(historyKey)?.claims.find(({ id }) => id === claimId),
    queryFn: ({ client }) => read(client),
  });
}

/**
 * The query of the claim with a payer's number; null without such a claim under the plan.
 * @param of.patient the patient of the claim, as another claim of the same patient refers to them
 * @throws {ApiFailure} BP-NFA-100
 */
export function claimByNumberQuery(
  { queryClient, ...reader }: QuerySource & { queryClient: QueryClient },
  plan: Plan,
  memberIds: readonly string[],
  of: { patient: string; claimNumber: string },
) {
  const { claimNumber } = of;
  const patientId = idIn(of.patient);
  const { queryKey: historyKey } = claimHistoryQuery(reader, plan, memberIds);
  const isIt = (claim: Claim) => claim.claimNumber === claimNumber && isClaimUnder(claim, plan);
  const search = async (): Promise<Claim | null> => {
    const { claims } = await reader.clients.send(claimSearch(patientId, { claimNumber }));
    return claims.find(isIt) ?? null;
  };
  return queryOptions({
    queryKey: [...claimsOf(plan), { patientId, claimNumber }],
    structuralSharing: false,
    initialData: (): Claim | undefined => queryClient.getQueryData(historyKey)?.claims.find(isIt),
    queryFn: search,
  });
}

/**
 * The query of the plan's claims of the same patient and day as a claim, itself among them: one that reversed it is of
 * the same day, and may be named nowhere else. A complete history is not requested again.
 * @throws {ApiFailure} BP-NFA-100
 */
export function claimsBesideQuery(
  { queryClient, ...reader }: QuerySource & { queryClient: QueryClient },
  plan: Plan,
  memberIds: readonly string[],
  {
    memberId,
    patient,
    serviceStart: on,
  }: Pick<FamilyClaim, 'memberId' | 'patient' | 'serviceStart'>,
) {
  const { queryKey: historyKey } = claimHistoryQuery(reader, plan, memberIds);
  const patientId = patient === null ? null : idIn(patient);
  return queryOptions({
    queryKey: [...claimsOf(plan), { patientId, memberId, on }],
    structuralSharing: false,
    initialData(): readonly FamilyClaim[] | undefined {
      const history = queryClient.getQueryData(historyKey);
      return history?.pendingPages.length === 0 ? history.claims : undefined;
    },
    async queryFn(): Promise<readonly FamilyClaim[]> {
      if (patientId === null || on === null) return [];
      const { claims } = await reader.clients.send(claimSearch(patientId, { on }));
      return claims
        .filter((claim) => isClaimUnder(claim, plan))
        .map((claim) => ({ ...claim, memberId }));
    },
  });
}

async function readFamilyClaim(
  reader: QuerySource,
  client: QueryClient,
  plan: Plan,
  memberIds: readonly string[],
  claimId: string,
): Promise<FamilyClaim> {
  const { clients } = reader;
  const [claim] = await Promise.all([
    clients.send(claimById(claimId)),
    // Send it in parallel; the code below handles its failure.
    client.query(reader.queryOf(patients(plan))).catch(() => null),
  ]);
  const patientId = claim?.patient ? idIn(claim.patient) : null;
  const whose = await memberBehind(reader, client, plan, memberIds, patientId);
  if (claim === null || whose === 'not-visible' || !isClaimUnder(claim, plan)) {
    throw new ApiFailure(defaultErrorCode, 'status', { status: 404 });
  }
  return {
    ...claim,
    providerName:
      claim.providerName ??
      // A failure does not keep the member from the claim.
      (await clients.send(providerName(claim.provider)).catch(() => null)) ??
      claim.careTeamName,
    memberId: whose.memberId,
  };
}

/** Returns the id at the end of a reference, which may be a whole address. */
const idIn = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);
