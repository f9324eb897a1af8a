import { wholeDay, yearAfter } from '#src/domain/format/days.ts';
import { compare } from '#src/domain/data/compare.ts';
import type {
  Authorization,
  FamilyAuthorization,
} from '#src/domain/authorizations/authorization.ts';
import { isRefused } from '#src/domain/authorizations/status.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { planStateOf } from '#src/domain/plan/plan-state.ts';
import type { AppealPlanKind } from '#src/domain/appeals/appeal-rules.ts';

/** A day by which, or on which, something happens that the member may want to act on. */
export type Deadline = {
  /** YYYY-MM-DD, today or later. */
  day: string;
  /** The member the deadline is for; null where the insurer does not say. */
  memberId: string | null;
} & DeadlineSubject;

type DeadlineSubject =
  | { kind: 'appeal' | 'appeal-decision' | 'file-again'; claim: NamedClaim }
  | { kind: 'authorization'; authorization: NamedAuthorization }
  | { kind: 'authorization-appeal' | 'authorization-decision'; authorization: NamedAuthorization }
  | BillSubject
  | { kind: 'coverage-end' | 'plan-change'; planName: string; contractId: string }
  /** The last day to ask for money from the reimbursement account. */
  | { kind: 'reimbursement'; leftCents: number };

interface BillSubject {
  kind: 'autopay' | 'next-autopay' | 'bill' | 'overdue-bill';
  cents: number;
  contractId: string;
  /** The day the insurer named, YYYY-MM-DD; of an overdue bill a past one. */
  due: string;
}

/** The parts of a claim that distinguish it from others. */
type NamedClaim = Pick<FamilyClaim, 'id' | 'claimNumber' | 'providerName'>;

/** The parts of an authorization that distinguish it from others. */
type NamedAuthorization = Pick<Authorization, 'id' | 'number' | 'service'>;

/** The parts of an authorization that its dates are about. */
type DatedAuthorization = NamedAuthorization &
  Pick<FamilyAuthorization, 'endsOn' | 'status' | 'memberId'>;

/** A claim whose decision can be appealed. */
export interface AppealDeadline {
  claim: NamedClaim;
  /** Null where the insurer does not identify the member. */
  memberId: string | null;
  /** YYYY-MM-DD */
  lastDay: string;
}

/** The known dates of a contract's bill. */
export interface BillDates {
  /** Next day on which autopay drafts; null when it is off. */
  nextDraft: string | null;
  /** The day the bill is due; null when nothing is. */
  due: string | null;
  amountDueCents: number;
}

interface Sources {
  /** The claims, with the next step of each. */
  claims: readonly ClaimRow[];
  appeals: readonly AppealDeadline[];
  authorizations: readonly DatedAuthorization[];
  /** Last days to appeal one that was denied, YYYY-MM-DD, by its id. */
  authorizationAppeals: ReadonlyMap<string, string>;
  /** Null for members who do not pay the bill. */
  bill: BillDates | null;
  /** The kind of plan, whose rules say when it can be changed; null until it is known. */
  planKind: AppealPlanKind | null;
  plan: Pick<
    Plan,
    'contractId' | 'memberId' | 'covTermDate' | 'lobDisplayName' | 'isActive' | 'origEffDate'
  >;
}

/** Returns all deadlines still to come, the nearest first. `today` as YYYY-MM-DD. */
export function deadlinesOf(sources: Sources, today: string): Deadline[] {
  const all: Deadline[] = [
    ...appealDays(sources),
    ...filingDays(sources),
    ...authorizationAppealDays(sources),
    ...sources.authorizations.flatMap((authorization): Deadline[] =>
      authorization.endsOn === null
        ? []
        : [
            {
              kind: 'authorization',
              authorization,
              day: authorization.endsOn,
              memberId: authorization.memberId,
            },
          ],
    ),
    ...billDays(sources, today),
    ...coverageEnd(sources),
    ...planChangeDay(sources, today),
  ];
  return all.filter(({ day }) => day >= today).toSorted((a, b) => compare(a.day, b.day));
}

/**
 * Returns the insurer's last days to appeal, except for claims that were undone since: nothing is left to appeal there.
 */
function appealDays({ appeals, claims }: Sources): Deadline[] {
  const undone = new Set(
    claims.filter(({ nextStep }) => !nextStep.counts).map(({ claim }) => claim.id),
  );
  return appeals
    .filter(({ claim }) => !undone.has(claim.id))
    .map(({ claim, memberId, lastDay }) => ({
      kind: 'appeal',
      claim,
      memberId,
      day: lastDay,
    }));
}

/**
 * Returns the insurer's last days to appeal authorizations, except for those granted since. An authorization that is
 * not known here counts.
 */
function authorizationAppealDays({ authorizationAppeals, authorizations }: Sources): Deadline[] {
  const authorizationsById = new Map(
    authorizations.map((authorization) => [authorization.id, authorization]),
  );
  return [...authorizationAppeals].flatMap(([id, day]): Deadline[] => {
    const authorization = authorizationsById.get(id) ?? {
      id,
      number: null,
      service: null,
      status: null,
      memberId: null,
    };
    if (authorization.status !== null && !isRefused(authorization.status)) return [];
    const { memberId } = authorization;
    return [{ kind: 'authorization-appeal', day, memberId, authorization }];
  });
}

/**
 * Returns the last days to file again. Claims must be filed within a year (product rule 9.6): those that could not be
 * processed, again.
 */
function filingDays({ claims }: Sources): Deadline[] {
  return claims.flatMap(({ claim, nextStep }): Deadline[] => {
    const day = wholeDay(claim.serviceStart);
    return nextStep.kind === 'not-processable' && day !== null
      ? [{ kind: 'file-again', claim, day: yearAfter(day), memberId: claim.memberId }]
      : [];
  });
}

/**
 * Returns the day of a bill. An overdue bill is to be paid today. With autopay and nothing owed, the next draft is of
 * the next bill.
 */
function billDays({ bill, plan }: Sources, today: string): Deadline[] {
  if (bill === null) return [];
  const { contractId, memberId } = plan;
  const { nextDraft, due, amountDueCents: cents } = bill;
  if (nextDraft !== null) {
    const kind = cents > 0 ? 'autopay' : 'next-autopay';
    return [{ kind, day: nextDraft, due: nextDraft, memberId, cents, contractId }];
  }
  if (due === null || cents <= 0) return [];
  return due < today
    ? [{ kind: 'overdue-bill', day: today, due, memberId, cents, contractId }]
    : [{ kind: 'bill', day: due, due, memberId, cents, contractId }];
}

function coverageEnd({
  plan: { contractId, memberId, covTermDate, lobDisplayName: planName },
}: Sources): Deadline[] {
  return covTermDate === null
    ? []
    : [{ kind: 'coverage-end', day: covTermDate, memberId, planName, contractId }];
}

/** The days of each year from and until which members change their Medicare plan (42 CFR 422.62(a)(2)). */
const medicareEnrollment = { from: '10-15', to: '12-07' } as const;

/** Returns the last day to change a Medicare plan, while it can be changed. Of other plans no service says the day. */
function planChangeDay({ plan, planKind }: Sources, today: string): Deadline[] {
  if (planKind !== 'medicareAdvantage' || planStateOf(plan, today).kind === 'ended') return [];
  if (today.slice(5) < medicareEnrollment.from) return [];
  const { memberId, contractId, lobDisplayName: planName } = plan;
  const day = `${today.slice(0, 4)}-${medicareEnrollment.to}`;
  return [{ kind: 'plan-change', day, memberId, contractId, planName }];
}
