import type { AppealPlanKind } from '#src/domain/appeals/appeal-rules.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { decisionDue } from '#src/domain/authorizations/decision-rules.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import type { ReimbursementAccount } from '#src/domain/reimbursement/account.ts';
import type { Deadline } from './deadlines.ts';

interface Sources {
  /** The claims, with the next step of each. */
  claims: readonly ClaimRow[];
  authorizations: readonly FamilyAuthorization[];
  /** The kind of plan whose rules set the deadline for a decision; null until it is known. */
  planKind: AppealPlanKind | null;
  /** Null for members without a reimbursement account. */
  account: Pick<ReimbursementAccount, 'leftCents' | 'lastDay'> | null;
  plan: Pick<Plan, 'memberId'>;
}

/**
 * Returns the dates still to come that only the list of all dates shows, in no order: decisions on appeals and on
 * requests for approval, and the last day to use the reimbursement account. `today` as YYYY-MM-DD.
 */
export const furtherDatesOf = (sources: Sources, today: string): Deadline[] =>
  [
    ...appealDecisions(sources),
    ...authorizationDecisions(sources),
    ...reimbursementDay(sources),
  ].filter(({ day }) => day >= today);

/** Returns the days by which the insurer must decide the appeals of claims. */
const appealDecisions = ({ claims }: Sources): Deadline[] =>
  claims.flatMap(({ claim, nextStep }): Deadline[] =>
    nextStep.kind === 'in-review' && nextStep.day !== null
      ? [
          {
            kind: 'appeal-decision',
            claim,
            day: nextStep.day.slice(0, 10),
            memberId: claim.memberId,
          },
        ]
      : [],
  );

/** Returns the days by which open requests for approval must be decided: as promised, otherwise by law. */
const authorizationDecisions = ({ authorizations, planKind }: Sources): Deadline[] =>
  authorizations.flatMap((authorization): Deadline[] => {
    const due = decisionDue(authorization, planKind);
    const { memberId } = authorization;
    return due === null
      ? []
      : [{ kind: 'authorization-decision', authorization, day: due.day, memberId }];
  });

const reimbursementDay = ({ account, plan: { memberId } }: Sources): Deadline[] =>
  account === null || account.lastDay === null || account.leftCents <= 0
    ? []
    : [{ kind: 'reimbursement', day: account.lastDay, memberId, leftCents: account.leftCents }];
