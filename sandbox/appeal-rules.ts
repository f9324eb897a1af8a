import { formatDateInProse } from '#content/formats.ts';
import type { AppealPlanKind } from '#src/domain/appeals/appeal-rules.ts';
import type { ClaimAppeal } from './sent.ts';
import { plusDays } from './seed/calendar.ts';
import { memberShare, type AdjudicatedClaim } from './seed/claims/claim.ts';

/** Days after a decision within which it can be appealed, by the law that the plan's appeals follow. */
const daysToAppeal: Readonly<Record<AppealPlanKind, number>> = {
  commercial: 180,
  medicareAdvantage: 65,
  stateProgram: 60,
};

/** @param lastDay left out while there is nothing to appeal against */
export type Eligibility = {
  allowed: boolean;
  notAllowedReason?: string;
  lastDay?: string;
  level?: string;
};

/** Returns whether a claim can be appealed, or the reason of the first rule that forbids it. */
export function eligibilityOf(
  claim: AdjudicatedClaim,
  appeals: readonly Pick<ClaimAppeal, 'status' | 'decision'>[],
  today: string,
): Eligibility {
  const no = (notAllowedReason: string): Eligibility => ({ allowed: false, notAllowedReason });
  if (claim.progress === 'received') return no('This claim is still being processed.');
  if (claim.progress === 'unprocessable') {
    return no('This claim could not be processed. We asked the provider to send it again.');
  }
  if (claim.progress === 'cancelled') return no('This claim was canceled.');
  if (claim.progress === 'replaced') return no('This claim was replaced by another one.');
  const lastDay = lastDayToAppealClaim(claim);
  if (appeals.some(({ status }) => status !== 'decided')) {
    return { ...no('An appeal is already in review.'), lastDay };
  }
  const [decided] = appeals;
  if (decided !== undefined) return afterDecision(decided, today);
  if (!claim.lines.some(({ denialReason }) => denialReason) && memberShare(claim.totals) <= 0) {
    // Care that is paid for by a fixed amount states no share.
    return no(
      claim.isNonFinancial
        ? 'Nothing was denied.'
        : 'Nothing was denied, and nothing is left for you to pay.',
    );
  }
  return lastDay < today ? deadlinePassed(lastDay) : { allowed: true, lastDay };
}

export const deadlinePassed = (lastDay: string): Eligibility => ({
  allowed: false,
  notAllowedReason: `The deadline to appeal was ${formatDateInProse(lastDay)}.`,
  lastDay,
});

/** Whether a review can follow a decision, as its letter says. */
export function afterDecision(decided: Pick<ClaimAppeal, 'decision'>, today: string): Eligibility {
  const next = decided.decision?.next ?? null;
  // Any other review is asked for elsewhere.
  if (next?.kind !== 'external' || next.lastDay === undefined) {
    return { allowed: false, notAllowedReason: decidedReason(decided) };
  }
  const { kind: level, lastDay } = next;
  if (lastDay >= today) return { allowed: true, lastDay, level };
  const notAllowedReason = `The deadline to ask for an external review was ${formatDateInProse(lastDay)}.`;
  return { allowed: false, notAllowedReason, lastDay, level };
}

function decidedReason({ decision }: Pick<ClaimAppeal, 'decision'>): string {
  if (decision?.outcome === 'overturned') return 'We decided this appeal in your favor.';
  if (decision?.outcome === 'partlyOverturned') {
    return 'We decided this appeal partly in your favor.';
  }
  return 'We decided this appeal and didn’t change our decision.';
}

/** Returns the last day to appeal a decision. @param decidedOn YYYY-MM-DD */
export const lastDayToAppeal = (decidedOn: string, appealRules: AppealPlanKind): string =>
  plusDays(decidedOn, daysToAppeal[appealRules]);

export const lastDayToAppealClaim = ({
  processedOn,
  contract,
}: Pick<AdjudicatedClaim, 'processedOn' | 'contract'>): string =>
  lastDayToAppeal(processedOn, contract.appealRules);

/** The next day that is neither Saturday nor Sunday. */
export function nextBusinessDay(day: string): string {
  const next = plusDays(day, 1);
  const isWeekend = [0, 6].includes(new Date(next).getUTCDay());
  return isWeekend ? nextBusinessDay(next) : next;
}

/** Days on which something in the mail is on its way (product rule 9.6). */
const daysInTheMail = 7;

/** The last day on which it arrives. @param day on which it is sent, YYYY-MM-DD */
export function arrivesByMail(day: string): string {
  let last = day;
  for (let passed = 0; passed < daysInTheMail; passed += 1) last = nextBusinessDay(last);
  return last;
}
