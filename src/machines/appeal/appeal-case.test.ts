import { describe, expect, it } from 'vitest';
import {
  appealLevels,
  appealPlanKinds,
  appealRules,
  lastDayOf,
  levelAfter,
  promisedTime,
  timeToDecide,
  type AppealPlanKind,
  type AppealTiming,
} from '#src/domain/appeals/appeal-rules.ts';
import { appealCaseOf } from './appeal-case.ts';

type Facts = Parameters<typeof appealCaseOf>[0];
type Filed = Facts['appeals'][number];

const denied = '2026-03-02';

const facts: Facts = {
  planKind: 'commercial',
  timing: 'afterCare',
  deniedOn: denied,
  appeals: [],
  eligibility: { allowed: true },
  today: '2026-03-10',
};

const filed = (day: string, more: Partial<Filed> = {}): Filed => ({
  submittedAt: new Date(`${day}T15:00:00Z`),
  status: 'inReview',
  ...more,
});

const decided = (
  day: string,
  outcome: string,
  next?: NonNullable<Filed['decision']>['next'],
): Partial<Filed> => ({
  status: 'decided',
  decision: {
    outcome,
    decidedAt: new Date(`${day}T15:00:00Z`),
    ...(next !== undefined && { next }),
  },
});

const caseOf = (changes: Partial<Facts>) => {
  const appealCase = appealCaseOf({ ...facts, ...changes });
  if (appealCase === null) throw new Error('There is no case');
  return appealCase;
};

const notAllowed = { allowed: false };

/** The deadlines of the law, each with its source, in whole days from their start. */
const lawful: [
  kind: AppealPlanKind,
  timing: AppealTiming,
  level: string,
  file: string | null,
  decide: string | null,
  urgent: string | null,
  source: RegExp,
][] = [
  ['commercial', 'beforeCare', 'internal', '2026-08-29', '2026-04-01', '2026-03-05', /147\.136/],
  ['commercial', 'afterCare', 'internal', '2026-08-29', '2026-05-01', '2026-03-05', /2560\.503-1/],
  ['commercial', 'beforeCare', 'secondInternal', '2026-05-01', '2026-03-17', '2026-03-05', /2560/],
  ['commercial', 'afterCare', 'secondInternal', '2026-05-01', '2026-04-01', '2026-03-05', /2560/],
  ['commercial', 'beforeCare', 'external', '2026-07-02', '2026-04-16', '2026-03-05', /147\.136/],
  ['commercial', 'afterCare', 'external', '2026-07-02', '2026-04-16', '2026-03-05', /147\.136/],
  ['medicareAdvantage', 'beforeCare', 'internal', '2026-05-06', '2026-04-01', '2026-03-05', /422/],
  ['medicareAdvantage', 'afterCare', 'internal', '2026-05-06', '2026-05-01', '2026-03-05', /422/],
  ['medicareAdvantage', 'beforeCare', 'independent', null, '2026-04-01', '2026-03-05', /422\.592/],
  ['medicareAdvantage', 'afterCare', 'independent', null, '2026-05-01', '2026-03-05', /422\.592/],
  ['medicareAdvantage', 'afterCare', 'judge', '2026-05-01', null, null, /422\.600/],
  ['medicareAdvantage', 'afterCare', 'council', '2026-05-01', null, null, /422\.608/],
  ['stateProgram', 'beforeCare', 'internal', '2026-05-01', '2026-04-01', '2026-03-05', /438\.402/],
  ['stateProgram', 'afterCare', 'internal', '2026-05-01', '2026-04-01', '2026-03-05', /438\.408/],
  ['stateProgram', 'beforeCare', 'fairHearing', '2026-06-30', '2026-05-31', '2026-03-05', /438/],
  ['stateProgram', 'afterCare', 'fairHearing', '2026-06-30', '2026-05-31', '2026-03-05', /438/],
];

describe('the deadlines of the law', () => {
  it.each(lawful)('%s, %s, %s', (kind, timing, level, file, decide, urgent, source) => {
    const rule = appealRules[kind].find((appealRule) => appealRule.level === level);
    if (rule === undefined) throw new Error('no such level');
    const day = (time: Parameters<typeof lastDayOf>[0] | null) =>
      time === null ? null : lastDayOf(time, denied);
    expect(day(rule.fileWithin)).toBe(file);
    expect(day(timeToDecide(rule, timing, 'standard'))).toBe(decide);
    expect(day(timeToDecide(rule, timing, 'expedited'))).toBe(urgent);
    expect(rule.source).toMatch(source);
  });

  it('has a row for each level', () => {
    const named = new Set(lawful.map(([kind, , level]) => `${kind} ${level}`));
    const all = appealPlanKinds.flatMap((kind) =>
      appealRules[kind].map(({ level }) => `${kind} ${level}`),
    );
    expect([...named].toSorted()).toEqual(all.toSorted());
  });

  it('use the plan’s own promise where it is shorter, but not for other reviewers', () => {
    const [internal, , external] = appealRules.commercial;
    if (!internal || !external) throw new Error('no such level');
    expect(promisedTime(internal, { days: 60 })).toEqual({ days: 30 });
    expect(promisedTime(internal, { days: 15 })).toEqual({ days: 15 });
    expect(promisedTime(internal, { hours: 72 })).toEqual({ hours: 72 });
    expect(promisedTime(external, { days: 45 })).toEqual({ days: 45 });
  });

  it('count months by the calendar, and end in the next month if the day does not exist', () => {
    expect(lastDayOf({ months: 4 }, '2026-10-30')).toBe('2027-03-01');
    expect(lastDayOf({ months: 4 }, '2026-10-28')).toBe('2027-02-28');
  });
});

describe('a denial', () => {
  it('can be appealed until the day that the insurer names', () => {
    const appealCase = caseOf({ eligibility: { allowed: true, lastDay: '2026-08-01' } });
    expect(appealCase).toMatchObject({
      state: 'open',
      level: 'internal',
      canFileHere: true,
      clock: { day: '2026-08-01', by: 'insurer' },
    });
  });

  it('uses the deadline of the law where the insurer names no day', () => {
    expect(caseOf({}).clock).toEqual({ day: '2026-08-29', by: 'law' });
    expect(caseOf({ deniedOn: null }).clock).toBeNull();
  });

  it('trusts the insurer that an appeal is possible after the last day it names', () => {
    const appealCase = caseOf({ eligibility: { allowed: true, lastDay: '2026-03-09' } });
    expect(appealCase).toMatchObject({ state: 'open', canFileHere: true });
    expect(appealCase.clock?.day).not.toBe('2026-03-09');
  });

  it('a denial with a passed deadline was missed', () => {
    const eligibility = { allowed: false, lastDay: '2026-03-09' };
    expect(caseOf({ eligibility })).toMatchObject({ state: 'missed', canFileHere: false });
  });

  it('a denial that could never be appealed is not a case', () => {
    expect(appealCaseOf({ ...facts, eligibility: notAllowed })).toBeNull();
  });
});

describe('an appeal under review', () => {
  it('an appeal under review is due on the insurer’s day, or on that of the law', () => {
    const mine = filed('2026-03-05');
    const due = (appeal: Filed, timing: AppealTiming) =>
      caseOf({ appeals: [appeal], timing, eligibility: notAllowed }).clock;
    expect(due({ ...mine, decisionDueBy: '2026-03-20' }, 'afterCare')).toEqual({
      day: '2026-03-20',
      by: 'insurer',
    });
    expect(due(mine, 'afterCare')).toEqual({ day: '2026-05-04', by: 'law' });
    expect(due(mine, 'beforeCare')).toEqual({ day: '2026-04-04', by: 'law' });
    expect(
      due(
        { ...mine, submittedAt: new Date('2026-03-09T01:00:00Z'), isExpedited: true },
        'beforeCare',
      ),
    ).toEqual({ day: '2026-03-12', by: 'law' });
  });

  it('an appeal under review is late the day after its due day, and the case can continue', () => {
    const appeals = [filed('2026-02-01', { decisionDueBy: '2026-03-09' })];
    const late = caseOf({ appeals, eligibility: notAllowed });
    expect(late).toMatchObject({
      state: 'overdue',
      afterOverdue: { level: 'external', isAskedFor: true },
    });
    expect(caseOf({ appeals, eligibility: notAllowed, today: '2026-03-09' }).state).toBe(
      'inReview',
    );
  });

  it('an appeal that a Medicare plan decides late goes to Medicare’s reviewer automatically', () => {
    const appeals = [filed('2026-02-01', { decisionDueBy: '2026-03-09' })];
    const late = caseOf({ planKind: 'medicareAdvantage', appeals, eligibility: notAllowed });
    expect(late.afterOverdue).toEqual({ level: 'independent', isAskedFor: false });
  });

  it('stays under review even if the insurer accepts another request', () => {
    const appeals = [filed('2026-03-05')];
    expect(caseOf({ appeals })).toMatchObject({ state: 'inReview', canFileHere: false });
  });
});

describe('a decision', () => {
  it('a decision in favor ends the case', () => {
    const appeals = [filed('2026-03-03', decided('2026-03-08', 'overturned'))];
    expect(caseOf({ appeals, eligibility: notAllowed })).toMatchObject({
      state: 'won',
      clock: null,
    });
  });

  it('against the member leads to the level in the letter', () => {
    const next = { kind: 'external', lastDay: '2026-06-30', how: 'Write to us.' };
    const appeals = [filed('2026-03-03', decided('2026-03-08', 'upheld', next))];
    expect(caseOf({ appeals, eligibility: { allowed: true, level: 'external' } })).toMatchObject({
      state: 'open',
      level: 'external',
      canFileHere: true,
      how: 'Write to us.',
      clock: { day: '2026-06-30', by: 'insurer' },
    });
  });

  it('against the member leads to the level of the law if the letter names no level', () => {
    const appeals = [filed('2026-03-03', decided('2026-03-08', 'partlyOverturned'))];
    expect(caseOf({ appeals, eligibility: notAllowed })).toMatchObject({
      state: 'open',
      level: 'external',
      canFileHere: false,
      clock: { day: '2026-07-08', by: 'law' },
    });
  });

  it('against the member, without a further level, ends the case', () => {
    const appeals = [filed('2026-03-03', decided('2026-03-08', 'upheld', null))];
    expect(caseOf({ appeals, eligibility: notAllowed }).state).toBe('ended');
  });

  it('a decision of a Medicare plan goes on to Medicare’s reviewer automatically', () => {
    const appeals = [filed('2026-03-03', decided('2026-03-08', 'upheld'))];
    const appealCase = caseOf({ planKind: 'medicareAdvantage', appeals, eligibility: notAllowed });
    expect(appealCase).toMatchObject({ state: 'inReview', level: 'independent' });
    expect(appealCase.rounds.map(({ level, filedOn }) => [level, filedOn])).toEqual([
      ['internal', '2026-03-03'],
      ['independent', '2026-03-08'],
    ]);
  });

  it('a decision of a Medicare plan goes on to one review, even if the insurer has it on file', () => {
    const appeals = [
      filed('2026-03-08', { level: 'independent', decisionDueBy: '2026-04-20' }),
      filed('2026-03-03', decided('2026-03-08', 'upheld', { kind: 'independent' })),
    ];
    const appealCase = caseOf({ planKind: 'medicareAdvantage', appeals, eligibility: notAllowed });
    expect(appealCase.rounds.map(({ level }) => level)).toEqual(['internal', 'independent']);
    expect(appealCase.clock).toEqual({ day: '2026-04-20', by: 'insurer' });
  });

  it.each(['', 'settled'])(
    'a decision with the unknown status “%s” refers to the letter',
    (outcome) => {
      const appeals = [filed('2026-03-03', decided('2026-03-08', outcome))];
      expect(caseOf({ appeals, eligibility: notAllowed }).state).toBe('unclear');
    },
  );

  it('a decision of an unknown level refers to the letter', () => {
    const appeals = [
      filed('2026-03-05', { level: 'ombudsman', ...decided('2026-03-08', 'upheld') }),
      filed('2026-03-03', decided('2026-03-04', 'upheld')),
    ];
    const appealCase = caseOf({ appeals, eligibility: notAllowed });
    expect(appealCase).toMatchObject({ state: 'unclear', level: null });
    expect(appealCase.rounds.map(({ level }) => level)).toEqual(['internal', null]);
  });

  it('a decision without a date leads on without a deadline', () => {
    const appeals = [filed('2026-03-03', { status: 'decided', decision: { outcome: 'upheld' } })];
    expect(caseOf({ appeals, eligibility: notAllowed })).toMatchObject({
      state: 'open',
      level: 'external',
      clock: null,
    });
  });
});

describe('all levels in order', () => {
  const outcomes = ['overturned', 'partlyOverturned', 'upheld', 'other', null];
  const days = ['2026-03-10', '2027-12-31'];

  /** Every history of up to four reviews, each decided in every way or not yet. */
  function histories(depth: number): Filed[][] {
    if (depth === 0) return [[]];
    const shorter = histories(depth - 1);
    return [
      ...shorter,
      ...shorter
        .filter((before) => before.length === depth - 1 && before[0]?.status !== 'inReview')
        .flatMap((before) =>
          outcomes.map((outcome): Filed[] => {
            const day = `2026-03-0${depth + 2}`;
            const made = outcome === null ? {} : decided(day, outcome);
            return [filed(day, made), ...before];
          }),
        ),
    ];
  }

  const all = appealPlanKinds.flatMap((planKind) =>
    (['beforeCare', 'afterCare'] as const).flatMap((timing) =>
      days.flatMap((today) =>
        [true, false].flatMap((allowed) =>
          histories(3).map((appeals) => ({
            planKind,
            timing,
            today,
            eligibility: { allowed },
            appeals,
          })),
        ),
      ),
    ),
  );

  it('always have a next step, or an end', () => {
    expect(all.length).toBeGreaterThan(1_000);
    for (const changes of all) {
      const appealCase = appealCaseOf({ ...facts, ...changes });
      if (appealCase === null) {
        expect(changes).toMatchObject({ eligibility: notAllowed, appeals: [] });
        continue;
      }
      const { state, level, clock, canFileHere, rounds } = appealCase;
      const hint = JSON.stringify(changes);
      if (state === 'open') {
        expect(canFileHere || level !== null, hint).toBe(true);
        expect(clock === null || canFileHere || clock.day >= changes.today, hint).toBe(true);
      } else {
        expect(canFileHere, hint).toBe(false);
      }
      if (state === 'inReview') expect(rounds.at(-1)?.outcome, hint).toBeNull();
      if (state === 'overdue') expect(clock !== null && clock.day < changes.today, hint).toBe(true);
      if (state === 'won') expect(rounds.at(-1)?.outcome, hint).toBe('won');
      if (state === 'ended') expect(rounds.at(-1)?.outcome, hint).toMatch(/lost|partly-won/);
    }
  });

  it('never go back to an earlier level', () => {
    for (const planKind of appealPlanKinds) {
      for (const level of appealLevels) {
        const next = levelAfter(planKind, level);
        if (next === null) continue;
        const order = appealRules[planKind].map((rule) => rule.level);
        expect(order.indexOf(next)).toBeGreaterThan(order.indexOf(level));
      }
    }
  });
});
