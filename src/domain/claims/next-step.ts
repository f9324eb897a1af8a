import { limits } from '#src/domain/limits.ts';
import { dayBefore, daysBetween, yearAfter } from '#src/domain/format/days.ts';
import type { AppealStatus } from './appeal-status.ts';
import type { ClaimRelation } from './claim-relations.ts';
import {
  costBreakdownOf,
  isReversalOf,
  type CostBreakdown,
} from '#src/domain/claims/amounts/cost-breakdown.ts';
import type { FamilyClaim } from './family-claim.ts';
import { denialOf, type Denial } from './denial.ts';
import { sharePaymentsOf, type AccountPayment, type SharePayment } from './settlement.ts';

/** The cases that a member has to tell apart. Each has its copy in the content. */
export const nextStepKinds = [
  'cancelled',
  'reversal',
  'replaced',
  'reversed',
  'received',
  'not-processable',
  'in-review',
  'won',
  'won-earlier',
  'partly-won',
  'lost',
  'can-appeal',
  'can-go-further',
  'not-settled',
  'refused',
  'nothing-owed',
  'over-deductible',
  'settling',
  'paid',
  'owed',
  'owed-long-ago',
  'past-billing',
  'at-pickup',
  'unknown',
] as const;
export type NextStepKind = (typeof nextStepKinds)[number];

/** The one thing a member may want to do about a claim. */
export type NextStepAction = 'appeal' | 'send-records' | 'see-appeal' | 'ask' | 'none';

/** Whether a next step is at the appeal of the claim. */
export const leadsToAppeal = (
  step: NextStepAction,
): step is Exclude<NextStepAction, 'ask' | 'none'> =>
  step === 'appeal' || step === 'send-records' || step === 'see-appeal';

/** Whether what is left of the share is called owed: a bill for it can still be collected. */
export const isCalledOwed = ({ kind }: Pick<NextStep, 'kind'>): boolean => kind !== 'past-billing';

/** The facts known around a claim. */
export interface ClaimContext {
  relation: ClaimRelation | null;
  appeal: AppealStatus;
  /** The cents that the plan counts beyond the deductible; left out when that is not known. */
  overDeductible?: number;
  /** The reimbursement account's payment on it; left out when it paid nothing, or that is not known. */
  account?: AccountPayment | undefined;
  /** The account's payments are not loaded yet: until then nothing is called owed that it may have paid. */
  isAccountPending?: boolean;
  /** The law that the plan follows, as the insurer names it; left out when that is not known. */
  rules?: string | undefined;
}

/** The next step of a claim for the member. */
export interface NextStep {
  kind: NextStepKind;
  /** The amount the member may still owe for certain, in cents; null when it is not stated or not settled. */
  owed: number | null;
  /** The amount that may or may not be owed yet, in cents; null when nothing is open, or its amount is not stated. */
  open: number | null;
  /** `owed` and `open` as they were before any payment toward them. */
  beforePayments: Pick<NextStep, 'owed' | 'open'>;
  /** The payments toward the member's share, or toward a claim that was taken back since. */
  payments: readonly SharePayment[];
  /** The amount paid beyond what may be owed, in cents; 0 when nothing was, or it cannot be known yet. */
  refund: number;
  /** The day on which a taken back claim's payment returned to the account, YYYY-MM-DD; null when it did not. */
  returnedOn: string | null;
  /** The part the plan did not pay and why; null when it refused nothing. */
  denial: Denial | null;
  /** The last day to appeal, of the decision to come, or of the decision made; null when not known. */
  day: string | null;
  step: NextStepAction;
  /** Whether its amounts count: it is decided, and neither undone nor taken the place of. */
  counts: boolean;
}

type Facts = Pick<
  FamilyClaim,
  | 'status'
  | 'kind'
  | 'collectedAt'
  | 'figures'
  | 'paymentCents'
  | 'denialReasons'
  | 'serviceStart'
  | 'serviceEnd'
  | 'processedOn'
  | 'network'
>;

/**
 * Returns what the provider may bill of a decision: under a state program nothing that the plan refused, unless the
 * member agreed to it before (42 CFR 447.15 and 438.106). Providers out of network may not be bound.
 */
function billableOf(facts: Decided, { network }: Facts, { rules }: ClaimContext): Decided {
  const { share, refused } = facts;
  const isBound = rules === 'stateProgram' && network !== 'out';
  if (!isBound || share === null || refused === null) return facts;
  return { ...facts, share: Math.max(0, share - refused), refused: 0 };
}

/** The consequence of the claim and its appeal, before any payment toward it. */
type Decision = Omit<NextStep, 'beforePayments' | 'payments' | 'refund' | 'returnedOn'>;

/**
 * Returns the next step of a claim. Every text about the claim and every sum that includes it uses this answer.
 * @param today YYYY-MM-DD
 */
export function nextStep(claim: Facts, around: ClaimContext, today: string): NextStep {
  const costs = costBreakdownOf(claim);
  const { appeal } = around;
  const decision = asTooOld(decisionOf(claim, around, today), claim, { appeal, today });
  if (around.isAccountPending && settledKinds.has(decision.kind)) return settling(decision);
  const atPickup = mostAtPickup(claim, costs, decision);
  const payments = sharePaymentsOf(claim, costs, around.account, atPickup);
  return settle(decision, payments, around.account?.returnedOn ?? null);
}

/** Returns the most that a pharmacy collects at pickup, in cents: the covered share of a drug, less what an appeal took off. */
function mostAtPickup(claim: Facts, costs: CostBreakdown, { owed, open }: Decision): number {
  const share = costs.memberResponsibility ?? 0;
  const covered = share - (denialOf(claim, costs).cents ?? share);
  // Pharmacies usually collect the copay of a drug, even if the claim doesn't say so.
  const isAtPickup =
    claim.collectedAt === 'pharmacy' || (claim.collectedAt === null && claim.kind === 'pharmacy');
  return isAtPickup ? Math.min(covered, (owed ?? 0) + (open ?? 0)) : 0;
}

function decisionOf(claim: Facts, around: ClaimContext, today: string): Decision {
  const costs = costBreakdownOf(claim);
  const undone = undoneKind(claim, isReversalOf(costs), around.relation);
  if (undone !== null) return { ...nothing, kind: undone };
  if (claim.status === 'received') return { ...nothing, ...undecided, kind: 'received' };
  if (claim.status === 'not-processable') {
    return { ...nothing, ...undecided, kind: 'not-processable', step: 'ask' };
  }
  const share = costs.memberResponsibility;
  const { denial, cents: refused } = denialOf(claim, costs);
  const facts = billableOf({ share, denial, refused }, claim, around);
  return (
    appealed(facts, around.appeal, today) ??
    (share !== null && share <= 0
      ? { ...nothing, counts: true, denial, kind: 'nothing-owed' }
      : null) ??
    (denial === null ? null : refusedNow(facts, around.appeal, today)) ??
    owedNow(share, {
      isOver: (around.overDeductible ?? 0) > 0 && (costs.parts.deductible ?? 0) > 0,
      kind: shouldBeBilled(claim, today) ? 'owed-long-ago' : 'owed',
      lastDay: lastDayToAppeal(around.appeal, today),
    })
  );
}

/** Marks a decision that leaves a share whose bill can usually no longer be collected. */
function asTooOld(
  decision: Decision,
  claim: Facts,
  { appeal, today }: { appeal: AppealStatus; today: string },
): Decision {
  return isOwedInFull(decision) && isTooOldToBill(claim, today)
    ? { ...decision, kind: 'past-billing', step: 'none', day: lastDayToAppeal(appeal, today) }
    : decision;
}

/** Whether a share is left to pay, which no open decision may still change. */
const isOwedInFull = ({ counts, owed, open }: Decision): boolean =>
  counts && open === null && (owed ?? 0) > 0;

/** Returns the state of a claim whose reimbursement account payments are still loading. */
const settling = (decision: Decision): NextStep => ({
  ...decision,
  kind: 'settling',
  owed: null,
  beforePayments: { owed: decision.owed, open: decision.open },
  payments: [],
  refund: 0,
  returnedOn: null,
});

/** Subtracts payments from the owed amount, and then from the open amount. */
function settle(
  decision: Decision,
  payments: readonly SharePayment[],
  returnedOn: string | null,
): NextStep {
  const { owed, open, counts } = decision;
  const beforePayments = { owed, open };
  const paid = payments.reduce((sum, { cents }) => sum + cents, 0);
  if (!counts) {
    // The account gets its money back for a reversed claim. For a replaced claim, the money may count toward the newer
    // claim; otherwise nothing is decided.
    const isUndone = owed === 0;
    const fromAccount = payments.filter(({ by }) => isUndone && by === 'account');
    const refund =
      decision.kind === 'replaced' ? 0 : fromAccount.reduce((sum, { cents }) => sum + cents, 0);
    const back = isUndone ? returnedOn : null;
    return { ...decision, beforePayments, payments: fromAccount, refund, returnedOn: back };
  }
  const left = (owed ?? 0) - paid;
  const rest: Pick<NextStep, 'owed' | 'open' | 'refund'> =
    open === null
      ? {
          open,
          owed: owed === null ? null : Math.max(0, left),
          refund: owed === null ? 0 : Math.max(0, -left),
        }
      : // A payment ahead of a decision is not a refund yet.
        {
          open: Math.max(0, open + Math.min(0, left)) || null,
          owed: openOwed(owed, left, open),
          refund: 0,
        };
  const isPaid = rest.owed === 0 && settledKinds.has(decision.kind);
  const paidKind = payments.some(({ by }) => by === 'pickup') ? 'at-pickup' : 'paid';
  const kind = isPaid ? paidKind : decision.kind;
  return { ...decision, ...rest, kind, beforePayments, payments, returnedOn: null };
}

/**
 * Returns how much of one payer's payments went toward the member's share, in cents; what was paid beyond it did not.
 */
export function usedOf(
  { beforePayments, payments }: Pick<NextStep, 'beforePayments' | 'payments'>,
  payer: SharePayment['by'],
): number {
  let left = (beforePayments.owed ?? 0) + (beforePayments.open ?? 0);
  for (const { by, cents } of payments) {
    const used = Math.min(left, cents);
    if (by === payer) return used;
    left -= used;
  }
  return 0;
}

/** Returns the amount owed while all of it is open: null, unless all of it was paid. */
function openOwed(owed: number | null, left: number, open: number): number | null {
  if (owed === null && left + open > 0) return null;
  return Math.max(0, left);
}

/** Kinds that become `paid` or `at-pickup` once nothing is left to pay. */
const settledKinds: ReadonlySet<NextStepKind> = new Set<NextStepKind>([
  'owed',
  'owed-long-ago',
  'past-billing',
]);

/** Days within which a claim is processed again after an appeal was won. */
export const daysToProcessAgain = 60;

/** Days after a claim was processed within which its provider sends the bill. */
const daysToBill = 180;

/** Whether a provider’s bill would have arrived: half a year after the claim was processed, a year after the care. */
const shouldBeBilled = (
  { serviceStart, processedOn }: Pick<Facts, 'serviceStart' | 'processedOn'>,
  today: string,
): boolean =>
  (processedOn !== null && daysBetween(processedOn, today) > daysToBill) ||
  (serviceStart !== null && yearAfter(serviceStart) < today);

/** Whether the care is so long ago that a bill for it can usually no longer be collected. */
function isTooOldToBill({ serviceStart, serviceEnd }: Facts, today: string): boolean {
  const lastDay = serviceEnd ?? serviceStart;
  return lastDay !== null && daysBetween(lastDay, today) > limits.billableDays;
}

/** A claim that was decided on, in cents. */
interface Decided {
  share: number | null;
  denial: Denial | null;
  /** The part of the share that the plan refused; null when its amount is not stated. */
  refused: number | null;
}

const nothing = {
  owed: 0,
  open: null,
  denial: null,
  day: null,
  step: 'none',
  counts: false,
} as const;
const undecided = { owed: null } as const;

function undoneKind(
  { status }: Facts,
  isReversal: boolean,
  relation: ClaimRelation | null,
): 'cancelled' | 'reversal' | 'replaced' | 'reversed' | null {
  if (status === 'cancelled') return 'cancelled';
  if (isReversal) return 'reversal';
  if (status === 'replaced' || relation?.kind === 'replaced') return 'replaced';
  return relation?.kind === 'reversed' ? 'reversed' : null;
}

/** Returns the decision under appeal. An appeal is about what was refused, else about the member's whole share. */
function appealed(facts: Decided, appeal: AppealStatus, today: string): Decision | null {
  const { share, denial } = facts;
  const disputed = denial === null ? share : facts.refused;
  const shared = { ...nothing, denial, counts: true };
  switch (appeal.state) {
    case 'won': {
      const isEarlier =
        appeal.decidedOn !== null && appeal.decidedOn < dayBefore(today, daysToProcessAgain);
      return {
        ...shared,
        // The share is decided again with the claim.
        owed: share === 0 ? 0 : null,
        day: appeal.decidedOn,
        kind: isEarlier ? 'won-earlier' : 'won',
        step: 'see-appeal',
      };
    }
    case 'in-review':
      return {
        ...shared,
        ...split(share, disputed),
        kind: 'in-review',
        day: appeal.dueBy,
        step: 'see-appeal',
      };
    case 'partly-won': {
      const amounts = split(share, disputed);
      const day = appeal.decidedOn;
      return { ...shared, ...amounts, kind: 'partly-won', step: 'see-appeal', day };
    }
    case 'lost':
      return share === 0
        ? null
        : { ...shared, kind: 'lost', owed: share, step: 'see-appeal', day: appeal.decidedOn };
    case 'possible':
    case 'closed':
    case 'unknown':
      return null;
  }
}

function refusedNow(facts: Decided, appeal: AppealStatus, today: string): Decision | null {
  const { share, denial, refused } = facts;
  const shared = { ...nothing, denial, counts: true };
  const lastDay = 'lastDay' in appeal ? appeal.lastDay : null;
  const isPossible = appeal.state === 'possible' && (lastDay === null || lastDay >= today);
  if (isPossible) {
    if (appeal.isFurther) {
      const amounts = split(share, refused);
      return { ...shared, ...amounts, kind: 'can-go-further', step: 'see-appeal', day: lastDay };
    }
    const isMissing = denial === 'records' || denial === 'records-of-part';
    const step = isMissing ? 'send-records' : 'appeal';
    return { ...shared, ...split(share, refused), kind: 'can-appeal', step, day: lastDay };
  }
  if (appeal.state === 'unknown') {
    return { ...shared, ...split(share, refused), kind: 'not-settled', step: 'ask' };
  }
  return { ...shared, kind: 'refused', owed: share, step: 'ask', day: lastDay };
}

function owedNow(
  share: number | null,
  {
    isOver,
    kind,
    lastDay,
  }: { isOver: boolean; kind: 'owed' | 'owed-long-ago'; lastDay: string | null },
): Decision {
  const shared = { ...nothing, counts: true, owed: share };
  if (share === null) return { ...shared, kind: 'unknown', step: 'ask' };
  if (isOver) return { ...shared, kind: 'over-deductible', step: 'ask' };
  // Nothing was refused, but the insurer may take an appeal all the same, for instance of a price out of network.
  return { ...shared, kind, day: lastDay };
}

/**
 * Returns the last day on which an appeal is accepted, YYYY-MM-DD; null when no appeal is possible, or no day is named.
 */
function lastDayToAppeal(appeal: AppealStatus, today: string): string | null {
  const lastDay = appeal.state === 'possible' ? appeal.lastDay : null;
  return lastDay !== null && lastDay >= today ? lastDay : null;
}

/** Returns the settled and the open part of a share. Nothing is settled while all of it is open. */
function split(share: number | null, disputed: number | null): Pick<NextStep, 'owed' | 'open'> {
  if (share === null || disputed === null) return { owed: null, open: null };
  if (disputed === 0) return { owed: share, open: null };
  return { owed: share === disputed ? null : share - disputed, open: disputed };
}
