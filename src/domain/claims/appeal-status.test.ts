import { describe, expect, it } from 'vitest';
import { appealStatusOf, appealStatusAmong, type AppealStatus } from './appeal-status.ts';

const inReview = { status: 'received', decisionDueBy: '2026-12-01' };
const upheld = {
  status: 'decided',
  decision: { outcome: 'upheld', decidedAt: new Date('2026-11-02T10:00:00Z') },
};

describe('the appeal of one claim, by the claim’s own answer', () => {
  it.each<[string, Parameters<typeof appealStatusOf>, AppealStatus]>([
    [
      'can be filed',
      [[], { allowed: true, lastDay: '2026-12-24' }],
      { state: 'possible', lastDay: '2026-12-24' },
    ],
    [
      'can be filed without a last day',
      [[], { allowed: true }],
      { state: 'possible', lastDay: null },
    ],
    [
      'can be followed by another review',
      [[upheld], { allowed: true, lastDay: '2026-12-24' }],
      { state: 'possible', lastDay: '2026-12-24', isFurther: true },
    ],
    [
      'stands as the newest one does',
      [[inReview, upheld], { allowed: false }],
      { state: 'in-review', dueBy: '2026-12-01' },
    ],
    [
      'could be filed until a day that is past',
      [[], { allowed: false, lastDay: '2026-10-01' }],
      { state: 'closed', lastDay: '2026-10-01' },
    ],
  ])('%s', (_, [appeals, rule], status) => expect(appealStatusOf(appeals, rule)).toEqual(status));
});

describe('the appeal of a claim among those of a plan', () => {
  const statuses = new Map<string, AppealStatus>([['c1', { state: 'in-review', dueBy: null }]]);

  it.each<[string, Parameters<typeof appealStatusAmong>[0], AppealStatus]>([
    [
      'that is on the list',
      { statuses, completeness: 'complete' },
      { state: 'in-review', dueBy: null },
    ],
    [
      'that is not on the whole list is closed',
      { statuses: new Map(), completeness: 'complete' },
      { state: 'closed', lastDay: null },
    ],
    [
      'that may be missing from the list is unknown',
      { statuses: new Map(), completeness: 'partial' },
      { state: 'unknown' },
    ],
    ['that is not loaded is unknown', null, { state: 'unknown' }],
  ])('%s', (_, appeals, status) => expect(appealStatusAmong(appeals, 'c1')).toEqual(status));
});
