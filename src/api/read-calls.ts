import { lookBackPeriodStart } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import { healthRecordsIdentifier, type Plan } from '#src/domain/plan.ts';
import type { ReadCall } from './addresses.ts';

/**
 * The calls that may leave before the portal's code has arrived (src/head-start.ts). Free of every
 * library; the queries of the same name make the same calls and check the answers.
 */

export const systemAvailability = () =>
  ({
    api: 'member',
    operation: 'GET /public/systemavailability',
    params: {},
  }) as const satisfies ReadCall;

export const accessRights = (
  userId: string,
  { companyId, memberId, contractType }: Pick<Plan, 'companyId' | 'memberId' | 'contractType'>,
) =>
  ({
    api: 'member',
    operation: 'GET /users/{userId}/accessrights/{companyId}/{memberId}/{contractType}',
    params: { path: { userId, companyId, memberId, contractType } },
  }) as const satisfies ReadCall;

/** Every plan of the user. */
export const memberships = (userId: string) =>
  ({
    api: 'member',
    operation: 'GET /users/{userId}/memberships',
    params: { path: { userId } },
  }) as const satisfies ReadCall;

export const userSettings = (userId: string) =>
  ({
    api: 'member',
    operation: 'GET /users/{userId}/settings',
    params: { path: { userId } },
  }) as const satisfies ReadCall;

export const accumulators = (memberId: string) =>
  ({
    api: 'v1',
    operation: 'GET /members/{memberId}/accumulators',
    params: { path: { memberId } },
  }) as const satisfies ReadCall;

/** Of everybody whose claims the member may see. */
export const appealDeadlines = (memberId: string) =>
  ({
    api: 'v1',
    operation: 'GET /members/{memberId}/appeal-deadlines',
    params: { path: { memberId }, query: { page: 1, pageSize: limits.appealDeadlines } },
  }) as const satisfies ReadCall;

/** Everybody on a policyholder's contract, or the member alone. */
export const patients = (plan: Pick<Plan, 'isPolicyHolder' | 'contractId' | 'memberId'>) =>
  ({
    api: 'healthRecords',
    operation: 'GET /health-records/Patient',
    params: { query: { identifier: healthRecordsIdentifier(plan) } },
  }) as const satisfies ReadCall;

/** `today` as YYYY-MM-DD. */
export const coverages = (
  plan: Pick<Plan, 'isPolicyHolder' | 'contractId' | 'memberId'>,
  today: string,
) =>
  ({
    api: 'healthRecords',
    operation: 'GET /health-records/Coverage',
    params: {
      query: {
        identifier: healthRecordsIdentifier(plan),
        versionId: String(limits.coverageVersion),
        _count: limits.coveragePageSize,
        period: `ge${lookBackPeriodStart(today)}`,
      },
    },
  }) as const satisfies ReadCall;

/** What is owed on a contract, and when it is drafted. */
export const billing = (contractId: string) =>
  ({
    api: 'v1',
    operation: 'GET /contracts/{contractId}/billing',
    params: { path: { contractId } },
  }) as const satisfies ReadCall;

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

/** `others`: whose messages to count beside the member's own; in one order, so that all share one call. */
export const messageCounts = (memberId: string, others: readonly string[]) =>
  ({
    api: 'messageCenter',
    operation: 'GET /{member}/messages/count',
    params: {
      path: { member: memberId },
      query: others.length > 0 ? { additionalRequestedMemberIds: others.join(',') } : {},
    },
  }) as const satisfies ReadCall;

/** The own id is left out of the list of additional ones (specification, section 7). */
export function othersOf(memberId: string, accessible: readonly string[]): string[] {
  return accessible.filter((id) => id !== memberId).toSorted();
}
