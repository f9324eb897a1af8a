import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorizationStatuses } from '#content/authorizations.ts';
import { statusOf, statusOfWords, type ReviewAction } from './status-reading.ts';
import { isLeaveGiven, isRefused, statusIds, toneOf } from './status.ts';

/** The insurer's table (product rule 9.7), word for word. */
const table = {
  good: [
    'Approved',
    'No PA Required',
    'Extension Granted per Member Representative Request',
    'Extension Granted per Member Request',
    'Extension Granted per Provider Request',
  ],
  bad: [
    'Authorization referred to outside Vendor',
    'Denied',
    'Denied after Doctor to Doctor Review',
    'Denied: Benefit Limit Exceeded',
    'Denied: Insufficient Information',
    'Denied: No Out of Network Benefit',
    'Denied: Not a Covered Benefit',
    'Denied: Please Refer to Denial Letter for Detailed Explanation',
    'Denied: Pre-surgical requirements unmet',
    'Partial Denial: Please contact your provider',
    'Under Review',
  ],
  notice: ['Authorization sent to wrong Payor', 'Not Eligible for Review after Services Rendered'],
  neutral: [
    'New Request',
    'Withdrawn per Member Representative Request',
    'Withdrawn per Member Request',
    'Withdrawn per Provider Request',
  ],
} as const;

const rows = Object.entries(table).flatMap(([tone, all]) =>
  all.map((words) => [words, tone] as const),
);

describe('the insurer’s words (product rule 9.7)', () => {
  it.each(rows)('%s has the tone %s in any case, and is its own label', (words, tone) => {
    for (const written of [words, words.toLowerCase(), words.toUpperCase(), ` ${words}  `]) {
      const status = statusOfWords(written);
      expect(toneOf(status)).toBe(tone);
      expect(status.id === 'other' ? '' : authorizationStatuses[status.id].label).toBe(words);
    }
  });

  it('the insurer’s words are a complete table, each with a different status', () => {
    expect(new Set(rows.map(([words]) => statusOfWords(words).id)).size).toBe(rows.length);
    expect(statusIds).toHaveLength(rows.length);
  });

  it.each(['Pended', 'Denied - see letter', 'Approved with changes', 'constructor', '__proto__'])(
    '%s is not in the table: neutral, with its own text, and not approved',
    (words) => {
      const status = statusOfWords(words);
      expect(status).toEqual({ id: 'other', text: words });
      expect(toneOf(status)).toBe('neutral');
      expect(isLeaveGiven(status)).toBe(false);
      expect(isRefused(status)).toBe(false);
    },
  );
});

const action = (code: string, text: string | null = null): ReviewAction => ({ code, text });
const decided = (lines: string[], header: string | null = null, words: string | null = null) =>
  statusOf({
    words,
    lines: lines.map((code) => action(code)),
    header: header === null ? null : action(header),
  });

describe('without the insurer’s words, the review action decides', () => {
  it.each([
    ['A1', 'approved'],
    ['A2', 'partial-denial'],
    ['A3', 'denied'],
    ['A4', 'under-review'],
    ['A6', 'partial-denial'],
    ['NA', 'no-pa-required'],
    ['a1', 'approved'],
    [' na ', 'no-pa-required'],
  ])('%s is %s, of a line and of the header', (code, id) => {
    expect(decided([code])).toEqual({ id });
    expect(decided([], code)).toEqual({ id });
  });

  it('reads a request without a decision as new', () => {
    expect(decided([])).toEqual({ id: 'new-request' });
    expect(decided([], null, '  ')).toEqual({ id: 'new-request' });
  });

  it('shows the insurer’s own text for an unknown code', () => {
    const own = statusOf({ words: null, lines: [action('CT', 'Contact payer')], header: null });
    expect(own).toEqual({ id: 'other', text: 'Contact payer' });
    expect(decided(['CT'])).toEqual({ id: 'other', text: 'CT' });
  });

  it('prefers lines to the header, and the insurer’s words to both', () => {
    expect(decided(['A1'], 'A3')).toEqual({ id: 'approved' });
    expect(decided(['A3'], 'A1')).toEqual({ id: 'denied' });
    expect(decided(['A3'], 'A3', 'Approved')).toEqual({ id: 'approved' });
  });

  it.each([
    [['A1', 'A1'], 'approved'],
    [['A1', 'NA'], 'approved'],
    [['A1', 'A3'], 'partial-denial'],
    [['NA', 'A3'], 'partial-denial'],
    [['A1', 'A6'], 'partial-denial'],
    [['A3', 'A2'], 'partial-denial'],
    [['A1', 'A4'], 'under-review'],
    [['A3', 'A4'], 'under-review'],
    [['A1', 'CT'], 'approved'],
    [['A3', 'CT', 'A3'], 'denied'],
  ])('lines %j are %s, in any order', (codes, id) => {
    expect(decided(codes)).toEqual({ id });
    expect(decided(codes.toReversed())).toEqual({ id });
  });

  it('never approves a request with a refused line, and never decides one with an open line', () => {
    const code = fc.constantFrom('A1', 'A2', 'A3', 'A4', 'A6', 'NA', 'CT');
    fc.assert(
      fc.property(fc.array(code, { minLength: 1 }), (codes) => {
        const { id } = decided(codes);
        const codeSet = new Set(codes);
        if (codeSet.has('A4')) expect(id).toBe('under-review');
        else if (codeSet.has('A3')) expect(['denied', 'partial-denial']).toContain(id);
      }),
    );
  });
});

it('counts only full and partial approvals as approved', () => {
  expect(statusIds.filter((id) => isLeaveGiven({ id }))).toEqual([
    'approved',
    'no-pa-required',
    'extended-for-representative',
    'extended-for-member',
    'extended-for-provider',
    'partial-denial',
  ]);
});

it('every denial can be appealed', () => {
  const denials = rows.flatMap(([words]) => (/denial|denied/i.test(words) ? [words] : []));
  expect(rows.flatMap(([words]) => (isRefused(statusOfWords(words)) ? [words] : []))).toEqual(
    denials,
  );
});
