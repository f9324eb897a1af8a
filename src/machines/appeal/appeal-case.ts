import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { appealOutcome } from '#src/domain/appeals/appeal-outcome.ts';
import {
  appealLevels,
  levelAfter,
  ruleOf,
  type AppealLevel,
  type AppealPlanKind,
} from '#src/domain/appeals/appeal-rules.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import { localDay } from '#src/domain/format/days.ts';
import {
  appealMachine,
  type AppealEvent,
  type AppealInput,
  type AppealRound,
  type DatedBy,
  type NextLevel,
} from './appeal.machine.ts';

/** An appeal on file with the insurer. Each coded text may be a value that the portal does not know. */
interface FiledAppeal {
  level?: string | undefined;
  isExpedited?: boolean | undefined;
  submittedAt: Date;
  status: string;
  decisionDueBy?: string | undefined;
  decision?:
    | {
        outcome: string;
        decidedAt?: Date | undefined;
        next?:
          | { kind: string; lastDay?: string | undefined; how?: string | undefined }
          | null
          | undefined;
      }
    | undefined;
}

/** The review that the insurer accepts now. */
interface Eligibility {
  allowed: boolean;
  level?: string | undefined;
  lastDay?: string | undefined;
}

interface Facts extends AppealInput {
  /** The newest first, as the insurer lists them. */
  appeals: readonly FiledAppeal[];
  eligibility: Eligibility;
  /** YYYY-MM-DD */
  today: string;
}

/** The status of the case of a denial, and the next step. */
export interface AppealCase {
  state: 'open' | 'inReview' | 'overdue' | 'won' | 'unclear' | 'missed' | 'ended';
  /** The level that can be asked for, or that is under review; null where its name isn't known here. */
  level: AppealLevel | null;
  /** The last day to ask for it while it's open, or for a decision under review; null where nothing names one. */
  clock: DatedBy | null;
  /** How to request it, in the insurer's words; null without instructions. */
  how: string | null;
  /** The reviews so far, the oldest first. */
  rounds: readonly AppealRound[];
  /** Whether the insurer takes the request here. */
  canFileHere: boolean;
  /** The level that follows when the decision is late, and whether the member must request it; null if unknown. */
  afterOverdue: { level: AppealLevel; isAskedFor: boolean } | null;
}

/**
 * Returns the case of a denial, by running the appeal machine over what the insurer has on file; null where nothing was
 * appealed and nothing can be, or could have been.
 */
export function appealCaseOf({ appeals, eligibility, today, ...input }: Facts): AppealCase | null {
  const { allowed, lastDay: named } = eligibility;
  const wasOpen = named !== undefined && named < today;
  if (!allowed && appeals.length === 0 && !wasOpen) return null;
  const events: AppealEvent[] = [
    ...appeals.toReversed().flatMap(eventsOf),
    ...(appeals.length === 0 && wasOpen && !allowed ? [openedUntil(named)] : []),
    { type: 'day.came', today },
    ...(eligibility.allowed ? [openedBy(eligibility, today)] : []),
  ];
  const [start] = initialTransition(appealMachine, input);
  const { value, context } = events.reduce<SnapshotFrom<typeof appealMachine>>(
    (snapshot, event) => transition(appealMachine, snapshot, event)[0],
    start,
  );
  const { planKind, level, lastDay, how, rounds } = context;
  return {
    state: value,
    level,
    clock: value === 'open' ? lastDay : isWaiting(value) ? (rounds.at(-1)?.dueBy ?? null) : null,
    how,
    rounds,
    canFileHere: value === 'open' && eligibility.allowed,
    afterOverdue: value === 'overdue' ? levelAfterOverdue(planKind, level) : null,
  };
}

function levelAfterOverdue(
  planKind: AppealPlanKind,
  late: AppealLevel | null,
): AppealCase['afterOverdue'] {
  const level = late === null ? null : levelAfter(planKind, late);
  return level === null
    ? null
    : { level, isAskedFor: ruleOf(planKind, level)?.fileWithin !== null };
}

const isWaiting = (state: AppealCase['state']) => state === 'inReview' || state === 'overdue';

function eventsOf(appeal: FiledAppeal): AppealEvent[] {
  const filed: AppealEvent = {
    type: 'appeal.filed',
    level: levelNamed(appeal.level),
    urgency: appeal.isExpedited ? 'expedited' : 'standard',
    day: localDay(appeal.submittedAt),
    dueBy: appeal.decisionDueBy ?? null,
  };
  if (appeal.status !== 'decided') return [filed];
  const { decision } = appeal;
  const decided: AppealEvent = {
    type: 'appeal.decided',
    outcome: (decision && appealOutcome(decision.outcome)) ?? 'unclear',
    day: decision?.decidedAt === undefined ? null : localDay(decision.decidedAt),
    next: decision?.next && nextNamed(decision.next),
  };
  return [filed, decided];
}

/** A deadline that contradicts the insurer's own word, because it has passed, is left out. */
const openedBy = ({ level, lastDay }: Eligibility, today: string): AppealEvent => ({
  type: 'level.opened',
  level: levelNamed(level),
  lastDay: lastDay !== undefined && lastDay >= today ? lastDay : null,
});

const openedUntil = (lastDay: string): AppealEvent => ({
  type: 'level.opened',
  level: undefined,
  lastDay,
});

const nextNamed = (next: NonNullable<NonNullable<FiledAppeal['decision']>['next']>): NextLevel => ({
  level: levelNamed(next.kind) ?? null,
  lastDay: next.lastDay ?? null,
  how: next.how ?? null,
});

/** Returns a level by the insurer's name; undefined without a name, null for an unknown one. */
const levelNamed = (name: string | undefined): AppealLevel | null | undefined =>
  name === undefined ? undefined : parseEnum(appealLevels, name);
