import { daysAfter, monthsAfter } from '#src/domain/format/days.ts';
import { limits } from '#src/domain/limits.ts';

/** The kinds of plans that have separate appeal rules. */
export const appealPlanKinds = ['commercial', 'medicareAdvantage', 'stateProgram'] as const;
export type AppealPlanKind = (typeof appealPlanKinds)[number];

/** The reviews that a denial can go through, by the names of the insurer's services. */
export const appealLevels = [
  'internal',
  'secondInternal',
  'external',
  'independent',
  'fairHearing',
  'judge',
  'council',
] as const;
export type AppealLevel = (typeof appealLevels)[number];

/** Whether care waits for the decision: then its clocks are shorter. */
export type AppealTiming = 'beforeCare' | 'afterCare';

/** How fast a decision is due: an expedited one where waiting could harm the member. */
export type AppealUrgency = 'standard' | 'expedited';

/** A time that the law names, in one unit. */
export type LegalTime = { days: number } | { months: number } | { hours: number };

/** One level of review: how long the member has to ask for it, how long the reviewer has, and what follows. */
export interface AppealRule {
  level: AppealLevel;
  /** The time to ask for it after the decision before; null where the case moves on without the member. */
  fileWithin: LegalTime | null;
  /** The time to decide, by timing of care; null where the law sets no time. */
  decideWithin: Record<AppealTiming, LegalTime> | null;
  /** The time to decide an expedited request; null where the law sets no shorter time. */
  decideExpeditedWithin: LegalTime | null;
  reviewer: 'plan' | 'independentReviewer' | 'state' | 'judge' | 'council';
  /** The section of the law. */
  source: string;
}

const hours72: LegalTime = { hours: 72 };

/**
 * The levels of review by kind of plan, in order. The insurer's own dates, and the level its letter names, override
 * these rules. `secondInternal` applies only where the insurer says that the plan has a second internal review.
 */
export const appealRules: Readonly<Record<AppealPlanKind, readonly AppealRule[]>> = {
  commercial: [
    {
      level: 'internal',
      fileWithin: { days: 180 },
      decideWithin: { beforeCare: { days: 30 }, afterCare: { days: 60 } },
      decideExpeditedWithin: hours72,
      reviewer: 'plan',
      source: '45 CFR 147.136(b); 29 CFR 2560.503-1(h)(3)(i), (i)(2)',
    },
    {
      level: 'secondInternal',
      fileWithin: { days: 60 },
      decideWithin: { beforeCare: { days: 15 }, afterCare: { days: 30 } },
      decideExpeditedWithin: hours72,
      reviewer: 'plan',
      source: '29 CFR 2560.503-1(c)(2), (i)(2)(ii)-(iii)',
    },
    {
      level: 'external',
      fileWithin: { months: 4 },
      decideWithin: { beforeCare: { days: 45 }, afterCare: { days: 45 } },
      decideExpeditedWithin: hours72,
      reviewer: 'independentReviewer',
      source: '45 CFR 147.136(d)(2)',
    },
  ],
  medicareAdvantage: [
    {
      level: 'internal',
      fileWithin: { days: 65 },
      decideWithin: { beforeCare: { days: 30 }, afterCare: { days: 60 } },
      decideExpeditedWithin: hours72,
      reviewer: 'plan',
      source: '42 CFR 422.582(b), 422.590',
    },
    {
      level: 'independent',
      fileWithin: null,
      decideWithin: { beforeCare: { days: 30 }, afterCare: { days: 60 } },
      decideExpeditedWithin: hours72,
      reviewer: 'independentReviewer',
      source: '42 CFR 422.590, 422.592',
    },
    {
      level: 'judge',
      fileWithin: { days: 60 },
      decideWithin: null,
      decideExpeditedWithin: null,
      reviewer: 'judge',
      source: '42 CFR 422.600, 422.602',
    },
    {
      level: 'council',
      fileWithin: { days: 60 },
      decideWithin: null,
      decideExpeditedWithin: null,
      reviewer: 'council',
      source: '42 CFR 422.608',
    },
  ],
  stateProgram: [
    {
      level: 'internal',
      fileWithin: { days: 60 },
      decideWithin: { beforeCare: { days: 30 }, afterCare: { days: 30 } },
      decideExpeditedWithin: hours72,
      reviewer: 'plan',
      source: '42 CFR 438.402(c)(2)(ii), 438.408(b)',
    },
    {
      level: 'fairHearing',
      fileWithin: { days: 120 },
      decideWithin: { beforeCare: { days: 90 }, afterCare: { days: 90 } },
      decideExpeditedWithin: hours72,
      reviewer: 'state',
      source: '42 CFR 438.408(f), 431.244(f)',
    },
  ],
};

/** Whether the plan itself reviews at a level, by the insurer's name for it; others do at any other level. */
export const isPlanLevel = (level: string | null): boolean =>
  level === 'internal' || level === 'secondInternal';

/** Returns the rule of one level; null where this kind of plan has no such level. */
export const ruleOf = (planKind: AppealPlanKind, level: AppealLevel): AppealRule | null =>
  appealRules[planKind].find((rule) => rule.level === level) ?? null;

/**
 * Returns the level that follows another without a word from the insurer; null after the last. A second internal level
 * is never assumed: only some plans have one.
 */
export function levelAfter(planKind: AppealPlanKind, level: AppealLevel): AppealLevel | null {
  const rules = appealRules[planKind];
  const at = rules.findIndex((rule) => rule.level === level);
  return rules.slice(at + 1).find((rule) => rule.level !== 'secondInternal')?.level ?? null;
}

/** Returns the last day of a time that begins on a day, both YYYY-MM-DD. Hours count as whole days, rounded up. */
export function lastDayOf(time: LegalTime, from: string): string {
  if ('days' in time) return daysAfter(from, time.days);
  if ('hours' in time) return daysAfter(from, Math.ceil(time.hours / 24));
  return monthsAfter(from, time.months);
}

/** Returns the time to decide that members are promised: the plan's own, where that is shorter than the law's. */
export const promisedTime = ({ reviewer }: AppealRule, time: LegalTime): LegalTime =>
  reviewer === 'plan' && 'days' in time
    ? { days: Math.min(time.days, limits.appealDecisionDays) }
    : time;

/** Returns the time within which a level is decided; null where the law sets no time. */
export function timeToDecide(
  rule: AppealRule,
  timing: AppealTiming,
  urgency: AppealUrgency,
): LegalTime | null {
  if (urgency === 'expedited' && rule.decideExpeditedWithin !== null) {
    return rule.decideExpeditedWithin;
  }
  return rule.decideWithin?.[timing] ?? null;
}
