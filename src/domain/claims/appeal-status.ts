import type { Completeness } from '#src/domain/data/completeness.ts';
import { localDay } from '#src/domain/format/days.ts';
import { appealOutcome, type AppealOutcome } from '#src/domain/appeals/appeal-outcome.ts';

/** The status of an appeal of the decision on a claim. Days as YYYY-MM-DD; null for a missing one. */
export type AppealStatus =
  /** The appeals have not loaded, or the insurer did not say. */
  | { state: 'unknown' }
  /** An appeal is not or no longer possible; with the former last day, where the insurer names it. */
  | { state: 'closed'; lastDay: string | null }
  /** `isFurther`: an appeal was decided already, and another review can follow. */
  | { state: 'possible'; lastDay: string | null; isFurther?: true }
  | { state: 'in-review'; dueBy: string | null }
  | { state: AppealOutcome; decidedOn: string | null };

export const closedToAppeals: AppealStatus = { state: 'closed', lastDay: null };
export const unknownAppealStatus: AppealStatus = { state: 'unknown' };

/** The parts of an appeal that the insurer returns; its words may be ones that were added since. */
interface FiledAppeal {
  status: string;
  decisionDueBy?: string | undefined;
  decision?: { outcome: string; decidedAt?: Date | undefined } | undefined;
}

/** Returns the status of a filed appeal. A decision in words that are not known is not guessed at. */
export function filedAppealStatusOf({
  status,
  decision,
  decisionDueBy,
}: FiledAppeal): AppealStatus {
  if (status !== 'decided') return { state: 'in-review', dueBy: decisionDueBy ?? null };
  if (decision === undefined) return unknownAppealStatus;
  const state = appealOutcome(decision.outcome);
  const { decidedAt } = decision;
  if (state === null) return unknownAppealStatus;
  return { state, decidedOn: decidedAt === undefined ? null : localDay(decidedAt) };
}

/**
 * Returns the appeal status of one claim by its own answer: its newest appeal comes before one that can still be filed.
 * @param appeals newest first
 */
export function appealStatusOf(
  appeals: readonly FiledAppeal[],
  { allowed, lastDay = null }: { allowed: boolean; lastDay?: string | null | undefined },
): AppealStatus {
  const [newest] = appeals;
  if (allowed) return { state: 'possible', lastDay, ...(newest && { isFurther: true }) };
  return newest ? filedAppealStatusOf(newest) : { state: 'closed', lastDay };
}

/** The insurer's answer about a plan's appeals. */
export interface PlanAppeals {
  /** By claim id. */
  statuses: ReadonlyMap<string, AppealStatus>;
  /** `partial` when the insurer knows of more claims that can be appealed than it told. */
  completeness: Completeness;
  /** The law that the plan follows, as the insurer names it. */
  rules?: string | undefined;
}

/** @param appeals null while they are not there */
export function appealStatusAmong(appeals: PlanAppeals | null, claimId: string): AppealStatus {
  if (appeals === null) return unknownAppealStatus;
  const { statuses, completeness } = appeals;
  return (
    statuses.get(claimId) ?? (completeness === 'complete' ? closedToAppeals : unknownAppealStatus)
  );
}
