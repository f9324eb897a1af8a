import { lastDayOf, type AppealPlanKind } from '#src/domain/appeals/appeal-rules.ts';
import type { Authorization } from './authorization.ts';
import type { AuthorizationStatus } from './status.ts';

/** A time within which a plan has to decide. */
export type DecisionTime = { hours: number } | { days: number };

/** The subject of a request: care, or a drug. The deadlines for drugs differ. */
export type DecisionSubject = 'care' | 'drug';

/** The times that a plan has to decide a request for approval before care. */
export interface DecisionRule {
  standard: DecisionTime;
  urgent: DecisionTime;
  /** The section of the law. */
  source: string;
}

/**
 * The law's clocks by kind of plan, from 2026 on (CMS-0057-F). The seven days of that rule are for Medicare Advantage and
 * state programs; plans of the exchange have the fifteen of commercial plans.
 */
export const decisionRules: Readonly<
  Record<AppealPlanKind, Readonly<Record<DecisionSubject, DecisionRule>>>
> = {
  commercial: {
    care: {
      standard: { days: 15 },
      urgent: { hours: 72 },
      source: '45 CFR 147.136(b)(2)(ii), (3)(ii); 29 CFR 2560.503-1(f)(2)',
    },
    drug: {
      standard: { hours: 72 },
      urgent: { hours: 24 },
      source: '45 CFR 156.122(c)',
    },
  },
  medicareAdvantage: {
    care: {
      standard: { days: 7 },
      urgent: { hours: 72 },
      source: '42 CFR 422.568(b)(1), 422.572(a)',
    },
    drug: {
      standard: { hours: 72 },
      urgent: { hours: 24 },
      source: '42 CFR 423.568(b), 423.572(a)',
    },
  },
  stateProgram: {
    care: {
      standard: { days: 7 },
      urgent: { hours: 72 },
      source: '42 CFR 438.210(d)(1)-(2)',
    },
    drug: {
      standard: { hours: 24 },
      urgent: { hours: 24 },
      source: '42 CFR 438.210(d)(3)',
    },
  },
};

const open: ReadonlySet<AuthorizationStatus['id']> = new Set<AuthorizationStatus['id']>([
  'new-request',
  'under-review',
  'referred-to-vendor',
]);

/** Whether the request waits for a decision. */
export const isOpen = ({ id }: Pick<AuthorizationStatus, 'id'>): boolean => open.has(id);

/** The day by which a decision is due, YYYY-MM-DD, and what says so. */
export type DecisionDue =
  { day: string; by: 'insurer' } | { day: string; by: 'law'; time: DecisionTime; source: string };

/**
 * Returns the day by which an open request is decided: the insurer's promise, otherwise the law's last day; null where
 * neither is known. Hours count as whole days: the time of day of a request isn't known.
 * @param planKind null while it isn't known: then only the promise counts
 */
export function decisionDue(
  {
    status,
    kind,
    isUrgent,
    requestedOn,
    decisionDueBy,
  }: Pick<Authorization, 'status' | 'kind' | 'isUrgent' | 'requestedOn' | 'decisionDueBy'>,
  planKind: AppealPlanKind | null,
): DecisionDue | null {
  if (!isOpen(status)) return null;
  if (decisionDueBy !== null) return { day: decisionDueBy, by: 'insurer' };
  if (requestedOn === null || planKind === null) return null;
  const rule = decisionRules[planKind][kind === 'pharmacy' ? 'drug' : 'care'];
  const time = isUrgent ? rule.urgent : rule.standard;
  return { day: lastDayOf(time, requestedOn), by: 'law', time, source: rule.source };
}
