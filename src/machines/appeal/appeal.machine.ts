import { assign, setup } from 'xstate';
import type { AppealOutcome } from '#src/domain/appeals/appeal-outcome.ts';
import {
  lastDayOf,
  levelAfter,
  ruleOf,
  timeToDecide,
  type AppealLevel,
  type AppealPlanKind,
  type AppealTiming,
  type AppealUrgency,
} from '#src/domain/appeals/appeal-rules.ts';

/** A day, YYYY-MM-DD, and whether the insurer or the law sets it. */
export interface DatedBy {
  day: string;
  by: 'insurer' | 'law';
}

/** The outcome of a round; `unclear` in words of the insurer that aren't known here. */
export type RoundOutcome = AppealOutcome | 'unclear';

/** A review that the member requested, or that began automatically. */
export interface AppealRound {
  /** Null where the insurer's name for it isn't known here. */
  level: AppealLevel | null;
  urgency: AppealUrgency;
  /** YYYY-MM-DD; null where the insurer doesn't say. */
  filedOn: string | null;
  dueBy: DatedBy | null;
  /** Null while it is under review. */
  outcome: RoundOutcome | null;
  /** YYYY-MM-DD; null until it is decided, and where the insurer doesn't say. */
  decidedOn: string | null;
}

/** The next level after a decision, by the insurer's letter. */
export interface NextLevel {
  level: AppealLevel | null;
  /** YYYY-MM-DD */
  lastDay: string | null;
  /** How to ask for it, in the insurer's words. */
  how: string | null;
}

export interface AppealInput {
  planKind: AppealPlanKind;
  timing: AppealTiming;
  /** The day of the denial, YYYY-MM-DD; null where the insurer doesn't say. */
  deniedOn: string | null;
}

interface Context extends AppealInput {
  /** The level that the member can request, or that is under review; null for an unknown level. */
  level: AppealLevel | null;
  /** The last day to ask for it. */
  lastDay: DatedBy | null;
  /** How to request it, in the insurer's words; null without instructions. */
  how: string | null;
  /** The oldest first. */
  rounds: readonly AppealRound[];
}

export type AppealEvent =
  /** A review was asked for; `level` is undefined where the insurer doesn't say, null where its name isn't known here. */
  | {
      type: 'appeal.filed';
      level: AppealLevel | null | undefined;
      urgency: AppealUrgency;
      day: string | null;
      dueBy: string | null;
    }
  /** `next` is undefined where the insurer doesn't say what may follow, and null where it says that nothing does. */
  | {
      type: 'appeal.decided';
      outcome: RoundOutcome;
      day: string | null;
      next: NextLevel | null | undefined;
    }
  /** The insurer says which level can be asked for now, and until when. */
  | { type: 'level.opened'; level: AppealLevel | null | undefined; lastDay: string | null }
  | { type: 'day.came'; today: string };

type Decided = Extract<AppealEvent, { type: 'appeal.decided' }>;

const isFinalOutcome = ({ outcome }: Decided): boolean =>
  outcome === 'won' || outcome === 'unclear';

/**
 * The case of one denial: from the first appeal through the levels of review that the plan's kind has, to its end. It
 * is run over what the insurer has on file (appeal-case.ts) and takes days from there; the table of the law
 * (appeal-rules.ts) fills in what the insurer leaves out.
 */
export const appealMachine = setup({
  types: { context: {} as Context, input: {} as AppealInput, events: {} as AppealEvent },
  guards: {
    isWon: ({ event }) => event.type === 'appeal.decided' && event.outcome === 'won',
    /** The outcome isn't known here, or it isn't known what follows the level that decided. */
    isUnclear: ({ context, event }) =>
      event.type === 'appeal.decided' &&
      (event.outcome === 'unclear' || (context.level === null && event.next === undefined)),
    nothingFollows: ({ context, event }) =>
      event.type === 'appeal.decided' && nextOf(context, event) === null,
    /** The next review begins without the member, as after a Medicare Advantage plan upholds its denial. */
    movesOnItself: ({ context, event }) => {
      if (event.type !== 'appeal.decided') return false;
      const level = nextOf(context, event)?.level ?? null;
      return level !== null && ruleOf(context.planKind, level)?.fileWithin === null;
    },
    deadlinePassed: ({ context, event }) =>
      event.type === 'day.came' && context.lastDay !== null && context.lastDay.day < event.today,
    decisionIsLate: ({ context, event }) => {
      const dueBy = context.rounds.at(-1)?.dueBy ?? null;
      return event.type === 'day.came' && dueBy !== null && dueBy.day < event.today;
    },
  },
  actions: {
    begin: assign(({ context, event }) =>
      event.type === 'appeal.filed' ? begun(context, event) : {},
    ),
    decide: assign(({ context, event }) =>
      event.type === 'appeal.decided'
        ? {
            rounds: context.rounds.map((round, index) =>
              index === context.rounds.length - 1
                ? { ...round, outcome: event.outcome, decidedOn: event.day }
                : round,
            ),
          }
        : {},
    ),
    openNext: assign(({ context, event }) => {
      if (event.type !== 'appeal.decided') return {};
      const next = nextOf(context, event);
      if (next === null) return { level: null, lastDay: null, how: null };
      return {
        level: next.level,
        how: next.how,
        lastDay:
          next.lastDay === null
            ? lawfulLastDay(context.planKind, next.level, event.day)
            : ({ day: next.lastDay, by: 'insurer' } as const),
      };
    }),
    beginNext: assign(({ context, event }) => {
      if (event.type !== 'appeal.decided') return {};
      return begun(context, {
        level: nextOf(context, event)?.level ?? null,
        urgency: context.rounds.at(-1)?.urgency ?? 'standard',
        day: event.day,
        dueBy: null,
      });
    }),
    openLevel: assign(({ context, event }) => {
      if (event.type !== 'level.opened') return {};
      const level = event.level === undefined ? context.level : event.level;
      if (event.lastDay !== null) {
        return { level, lastDay: { day: event.lastDay, by: 'insurer' } as const };
      }
      return { level, lastDay: level === context.level ? context.lastDay : null };
    }),
  },
}).createMachine({
  id: 'appeal',
  initial: 'open',
  context: ({ input }) => ({
    ...input,
    level: 'internal',
    lastDay: lawfulLastDay(input.planKind, 'internal', input.deniedOn),
    how: null,
    rounds: [],
  }),
  on: {
    'appeal.filed': { target: '.inReview', actions: 'begin' },
    'level.opened': { target: '.open', actions: 'openLevel' },
  },
  states: {
    /** A review can be asked for. */
    open: { on: { 'day.came': { guard: 'deadlinePassed', target: 'missed' } } },
    /** A request that would be accepted meanwhile changes nothing: one answer at a time. */
    inReview: {
      on: {
        'appeal.decided': [
          { guard: 'isWon', target: 'won', actions: 'decide' },
          { guard: 'isUnclear', target: 'unclear', actions: 'decide' },
          { guard: 'nothingFollows', target: 'ended', actions: 'decide' },
          { guard: 'movesOnItself', target: 'inReview', actions: ['decide', 'beginNext'] },
          { target: 'open', actions: ['decide', 'openNext'] },
        ],
        'day.came': { guard: 'decisionIsLate', target: 'overdue' },
        'level.opened': undefined,
      },
    },
    /** The decision is late. */
    overdue: {},
    won: {},
    /** The decision or the next level is unknown here; the letter states it. */
    unclear: {},
    /** The last day to request the next review has passed. */
    missed: {},
    /** The last level has decided. */
    ended: {},
  },
});

/** Returns what follows a decision that was not wholly favorable: by the insurer's letter, or by law. */
function nextOf(context: Context, decided: Decided): NextLevel | null {
  if (isFinalOutcome(decided)) return null;
  if (decided.next !== undefined) return decided.next;
  const level = context.level === null ? null : levelAfter(context.planKind, context.level);
  return level === null ? null : { level, lastDay: null, how: null };
}

function lawfulLastDay(
  planKind: AppealPlanKind,
  level: AppealLevel | null,
  from: string | null,
): DatedBy | null {
  const rule = level === null ? null : ruleOf(planKind, level);
  if (rule === null || rule.fileWithin === null || from === null) return null;
  return { day: lastDayOf(rule.fileWithin, from), by: 'law' };
}

function begun(
  context: Context,
  { level, urgency, day, dueBy }: Omit<Extract<AppealEvent, { type: 'appeal.filed' }>, 'type'>,
): Partial<Context> {
  const requestedLevel = level === undefined ? context.level : level;
  const rule = requestedLevel === null ? null : ruleOf(context.planKind, requestedLevel);
  const time = rule === null ? null : timeToDecide(rule, context.timing, urgency);
  const due: DatedBy | null =
    dueBy === null
      ? time === null || day === null
        ? null
        : { day: lastDayOf(time, day), by: 'law' }
      : { day: dueBy, by: 'insurer' };
  return {
    level: requestedLevel,
    lastDay: null,
    how: null,
    rounds: [
      ...withoutForwarded(context.rounds, requestedLevel),
      { level: requestedLevel, urgency, filedOn: day, dueBy: due, outcome: null, decidedOn: null },
    ],
  };
}

/** A review that began by itself, and that the insurer has on file as well, is one review: its own entry counts. */
function withoutForwarded(
  rounds: readonly AppealRound[],
  level: AppealLevel | null,
): readonly AppealRound[] {
  const last = rounds.at(-1);
  const isSame = last !== undefined && last.outcome === null && last.level === level;
  return isSame ? rounds.slice(0, -1) : rounds;
}
