import { describe, expect, it } from 'vitest';
import { choiceOf, primaryCareStatusOn } from './primary-care-status.ts';

const today = '2026-11-21';
const from = (practitionerRoleId: string, effectiveDate: string) => ({
  practitionerRoleId,
  effectiveDate,
});
const brandt = from('brandt', '2025-01-01');
const ito = from('ito', '2027-01-01');

describe('distinguishes the present from the next provider by their days', () => {
  it.each([
    ['now and later', brandt, ito, brandt, ito],
    ['a pending choice that has started', brandt, from('ito', today), from('ito', today), null],
    [
      'a current choice that starts tomorrow',
      from('ito', '2026-11-22'),
      null,
      null,
      from('ito', '2026-11-22'),
    ],
    [
      'a choice that started before the current one',
      from('ito', today),
      brandt,
      from('ito', today),
      null,
    ],
    ['two that start on one day', from('ito', today), from('lee', today), from('lee', today), null],
    ['two choices to come', from('lee', '2027-03-01'), ito, null, ito],
    ['two to come, the current one first', ito, from('lee', '2027-03-01'), null, ito],
    ['two to come on one day', ito, from('lee', '2027-01-01'), null, ito],
    ['no provider', null, null, null, null],
    ['a first choice', null, ito, null, ito],
  ])('%s', (_, current, pending, now, later) =>
    expect(primaryCareStatusOn({ current, pending }, today)).toEqual({ now, later }),
  );
});

describe('does not offer a chosen provider again', () => {
  it.each([
    [
      'now',
      primaryCareStatusOn({ current: brandt, pending: null }, today),
      'brandt',
      { when: 'now', since: '2025-01-01' },
    ],
    [
      'later',
      primaryCareStatusOn({ current: brandt, pending: ito }, today),
      'ito',
      { when: 'later', since: '2027-01-01' },
    ],
    [
      'now, but not later',
      primaryCareStatusOn({ current: brandt, pending: ito }, today),
      'brandt',
      null,
    ],
    ['never', primaryCareStatusOn({ current: brandt, pending: null }, today), 'ito', null],
  ] as const)('%s', (_, status, roleId, expected) =>
    expect(choiceOf(status, ['other', roleId])).toEqual(expected),
  );
});
