import { describe, expect, it } from 'vitest';
import { message, type MessageId } from '#src/catalogue/messages.ts';
import {
  blockFormRules,
  otherCoverageFormRules,
  otherCoverageOf,
  type OtherCoverageValues,
} from './member-settings-rules.ts';

const notADate = 'Enter a real date as month, day and year, such as 03/14/2026.';

describe('accepts one date of a block, not both', () => {
  it.each([
    ['12/01/2026', '', { blockDate: '2026-12-01', unblockDate: null }],
    ['', '12/15/2026', { blockDate: null, unblockDate: '2026-12-15' }],
    ['2/29/2028', '  ', { blockDate: '2028-02-29', unblockDate: null }],
  ])('%j and %j', (blockDate, unblockDate, request) => {
    expect(blockFormRules.requestOf({ blockDate, unblockDate })).toEqual(request);
  });

  it.each<[string, string, MessageId]>([
    ['', '', 'ADM-0001'],
    [' ', ' ', 'ADM-0001'],
    ['12/01/2026', '12/15/2026', 'ADM-0002'],
    ['12/01/2026', 'soon', 'ADM-0002'],
  ])('%j and %j: %s', (blockDate, unblockDate, id) => {
    expect(blockFormRules.problemsOf({ blockDate, unblockDate })[0]).toEqual([
      'blockDate',
      message(id),
    ]);
    expect(blockFormRules.requestOf({ blockDate, unblockDate })).toBeNull();
  });

  it.each(['02/30/2026', 'soon', '12/2026'])('%s is not a date', (text) => {
    expect(blockFormRules.problemsOf({ blockDate: text, unblockDate: '' })).toEqual([
      ['blockDate', notADate],
    ]);
    expect(blockFormRules.problemsOf({ blockDate: '', unblockDate: text })).toEqual([
      ['unblockDate', notADate],
    ]);
  });
});

describe('other coverage', () => {
  const elsewhere: OtherCoverageValues = {
    hasOtherCoverage: 'yes',
    insurer: ' Lakeside Life ',
    startDate: '01/01/2026',
  };

  it('sends other coverage with the name of the insurer and the first day', () => {
    expect(otherCoverageFormRules.requestOf(elsewhere)).toEqual({
      otherCoverage: { hasOtherCoverage: true, insurer: 'Lakeside Life', startDate: '2026-01-01' },
    });
  });

  it('“no” is sent without the insurer and day typed before', () => {
    expect(otherCoverageFormRules.requestOf({ ...elsewhere, hasOtherCoverage: 'no' })).toEqual({
      otherCoverage: { hasOtherCoverage: false },
    });
  });

  it.each<[Partial<OtherCoverageValues>, keyof OtherCoverageValues, MessageId]>([
    [{ hasOtherCoverage: '' }, 'hasOtherCoverage', 'OCI-0001'],
    [{ insurer: ' ' }, 'insurer', 'OCI-0002'],
    [{ startDate: '' }, 'startDate', 'OCI-0003'],
    [{ startDate: '02/30/2026' }, 'startDate', 'OCI-0003'],
  ])('%o: %s, %s', (change, field, id) => {
    expect(otherCoverageFormRules.problemsOf({ ...elsewhere, ...change })).toEqual([
      [field, message(id)],
    ]);
  });

  it.each([
    [{}, ['', '', '']],
    [{ otherCoverage: { allowed: true } }, ['', '', '']],
    [{ otherCoverage: { allowed: true, value: { hasOtherCoverage: false } } }, ['no', '', '']],
    [
      {
        otherCoverage: {
          allowed: true,
          value: { hasOtherCoverage: true, insurer: 'L', startDate: '2026-01-02' },
        },
      },
      ['yes', 'L', '01/02/2026'],
    ],
  ])('%o begins with the values on file', (settings, typed) => {
    expect(Object.values(otherCoverageOf(settings))).toEqual(typed);
  });
});
