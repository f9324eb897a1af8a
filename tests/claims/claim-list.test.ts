import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterClaims, sortClaims } from '#src/domain/claims/claim-filters.ts';
import { claimKinds, claimStatuses } from '#src/domain/claims/claim-names.ts';
import { createRowsOf, rowOf, rowsOf, sortNewestFirst } from '#src/domain/claims/claim-row.ts';
import { contextOf, type ClaimsContext } from '#src/domain/claims/claims-context.ts';
import { noFilters, sortKeys, type ClaimFilters } from '#src/domain/claims/claim-view.ts';
import { claimsFileWords } from '#content/claims-file.ts';
import { claimLinesCsv, claimsCsv } from '#src/domain/claims/claims-csv.ts';
import { figuresOf } from '#src/domain/claims/amounts/figures.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { familyClaim, paidClaim } from '../support/claims.ts';

const amounts = (submitted: number, memberliability: number) =>
  figuresOf(
    [
      { category: 'submitted', label: null, cents: submitted },
      { category: 'memberliability', label: null, cents: memberliability },
    ],
    [],
  );

const claims: FamilyClaim[] = [
  familyClaim({
    id: 'a',
    claimNumber: 'C-100',
    status: 'paid',
    providerName: 'Cedar Clinic',
    serviceStart: '2026-03-05',
    figures: amounts(20_000, 4_210),
  }),
  familyClaim({
    id: 'b',
    claimNumber: 'C-200',
    kind: 'pharmacy',
    status: 'denied',
    providerName: 'Orchard Pharmacy',
    serviceStart: '2026-01-31',
    memberId: 'M-2',
    figures: amounts(9_000, 9_000),
  }),
  familyClaim({ id: 'c', status: 'received', serviceStart: null, providerName: null }),
  familyClaim({
    id: 'd',
    status: 'replaced',
    providerName: 'Cedar Clinic',
    serviceStart: '2025-12-01',
    figures: amounts(1_000, 1_000),
  }),
];
const rows = claims.map(rowOf);
const idsOf = (list: readonly { claim: { id: string } }[]) =>
  list.map(({ claim }) => claim.id).join('');

describe('filters', () => {
  it.each<[string, Partial<ClaimFilters>, string]>([
    ['nothing', {}, 'abcd'],
    ['a status', { statuses: ['paid'] }, 'a'],
    ['several statuses', { statuses: ['paid', 'received'] }, 'ac'],
    ['a kind', { kinds: ['pharmacy'] }, 'b'],
    ['a provider', { provider: 'Cedar Clinic' }, 'ad'],
    ['a member', { memberId: 'M-2' }, 'b'],
    ['a first day, with it', { from: '2026-01-31' }, 'ab'],
    ['a last day, with it', { to: '2026-01-31' }, 'bd'],
    ['two days', { from: '2026-01-01', to: '2026-02-28' }, 'b'],
    ['an amount at least, with it', { minOwed: 4_210 }, 'ab'],
    ['an amount at most, with it', { maxOwed: 4_210 }, 'ad'],
    ['an amount of nothing at least leaves out what is not known', { minOwed: 0 }, 'abd'],
    ['nothing is owed of what was replaced', { minOwed: 1, maxOwed: 1_000 }, ''],
    ['a word of a provider in any case', { text: 'orCHard' }, 'b'],
    ['every word', { text: 'cedar c-100' }, 'a'],
    ['an amount in its displayed form', { text: '$42.10' }, 'a'],
    ['spaces alone', { text: '  ' }, 'abcd'],
    ['what nothing has', { text: 'zebra' }, ''],
    ['words with several spaces between them', { text: ' cedar   c-100 ' }, 'a'],
    ['no word across two texts of a row', { text: 'clinicc-100' }, ''],
    ['no word for what a row does not say', { text: 'null' }, ''],
    ['several at once', { statuses: ['paid', 'replaced'], from: '2026-01-01' }, 'a'],
  ])('%s', (_, filters, expected) =>
    expect(idsOf(filterClaims(rows, { ...noFilters, ...filters }))).toBe(expected),
  );
});

it('finds the same claims by typed steps as by the final filter', () => {
  const change = fc.oneof(
    fc.record({
      text: fc.constantFrom('', 'c', 'C', 'ce', 'cedar', 'cedar c', 'C-1', 'ΑΣ', 'ΑΣΑ'),
    }),
    fc.record({ statuses: fc.constantFrom<ClaimFilters['statuses'][]>([], ['paid']) }),
    fc.record({ from: fc.constantFrom('', '2026-01-31') }),
    fc.record({ maxOwed: fc.constantFrom(null, 4_210) }),
  );
  const list = [...rows];
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let filters = noFilters;
      for (const filterChange of changes) {
        filters = { ...filters, ...filterChange };
        expect(filterClaims(list, filters)).toEqual(filterClaims([...list], filters));
      }
    }),
  );
});

it('distinguishes the Greek final sigma from other sigmas', () => {
  const list = [rowOf(familyClaim({ providerName: 'ΑΣΑ' }))];
  expect(filterClaims(list, { ...noFilters, text: 'ΑΣ' })).toEqual([]);
  expect(filterClaims(list, { ...noFilters, text: 'ΑΣΑ' })).toEqual(list);
});

it('returns the same list when all claims match', () => {
  expect(filterClaims(rows, noFilters)).toBe(rows);
  expect(filterClaims(rows, { ...noFilters, text: ' ' })).toBe(rows);
});

it('finds a claim by a service of its lines', () => {
  const line = {
    sequence: 1,
    service: 'Chest X-ray',
    servicedOn: null,
    quantity: null,
    amounts: [],
    network: null,
    denialReasons: [],
    noteNumbers: [],
    wasAddedByPayer: false,
  };
  const row = rowOf(familyClaim({ lines: [line] }));
  expect(filterClaims([row], { ...noFilters, text: 'x-ray' })).toEqual([row]);
});

it.each(['1234.50', '1,234.50', '$1234', '$1,234'])('finds an amount typed as %s', (text) => {
  const row = rowOf(familyClaim({ figures: amounts(123_450, 0) }));
  expect(filterClaims([row], { ...noFilters, text })).toEqual([row]);
});

describe('sorting', () => {
  it('sorts by status in the order of processing', () => {
    const all = claimStatuses
      .toSorted()
      .map((status) => rowOf(familyClaim({ id: status, status })));
    const sorted = sortClaims(sortNewestFirst(all), { by: 'status', isDescending: false });
    expect(sorted.map(({ claim }) => claim.status)).toEqual(claimStatuses);
  });

  it.each([
    ['date', true, 'abdc'],
    ['date', false, 'dbac'],
    ['provider', false, 'adbc'],
    ['provider', true, 'badc'],
    ['billed', true, 'abdc'],
    ['billed', false, 'dbac'],
    ['owed', false, 'dabc'],
    ['owed', true, 'badc'],
  ] as const)(
    'sorts claims by %s, descending %s: what is not known comes last',
    (by, isDescending, expected) =>
      expect(idsOf(sortClaims(sortNewestFirst(rows), { by, isDescending }))).toBe(expected),
  );

  it('sorts by the plan’s payment', () => {
    const paid = [500, 900, 100].map((cents) =>
      rowOf(paidClaim({ benefit: cents }, { id: `${cents}-` })),
    );
    const sorted = sortClaims(sortNewestFirst(paid), { by: 'paid', isDescending: true });
    expect(idsOf(sorted)).toBe('900-500-100-');
  });

  it('puts a claim without a provider last, even if it is the newest', () => {
    const named = rowOf(familyClaim({ id: 'n', providerName: 'Ash', serviceStart: '2026-01-01' }));
    const nameless = rowOf(familyClaim({ id: 'x', serviceStart: '2026-02-01' }));
    const sorted = [true, false].map((isDescending) =>
      idsOf(sortClaims(sortNewestFirst([named, nameless]), { by: 'provider', isDescending })),
    );
    expect(sorted).toEqual(['nx', 'nx']);
  });

  it('returns the same list when it is already sorted newest first', () => {
    const newest = sortNewestFirst(rows);
    expect(sortClaims(newest, { by: 'date', isDescending: true })).toBe(newest);
  });

  it('keeps every row, whatever it sorts by', () => {
    const claim = fc.record({
      id: fc.uuid(),
      status: fc.constantFrom(...claimStatuses),
      kind: fc.constantFrom(...claimKinds),
      serviceStart: fc.option(fc.constantFrom('2026-01-01', '2025-05-05', '2024-02-29')),
      providerName: fc.option(fc.constantFrom('Ash', 'birch', 'Cedar')),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(claim, { selector: ({ id }) => id, maxLength: 30 }),
        fc.constantFrom(...sortKeys),
        fc.boolean(),
        (list, by, isDescending) => {
          const all = list.map((drawnClaim) => rowOf(familyClaim(drawnClaim)));
          const sorted = sortClaims(sortNewestFirst(all), { by, isDescending });
          expect(new Set(sorted)).toEqual(new Set(all));
          // The order of the input plays no part.
          expect(sortClaims(sortNewestFirst(all.toReversed()), { by, isDescending })).toEqual(
            sorted,
          );
        },
      ),
    );
  });
});

describe('comma-separated values', () => {
  const words = {
    ...claimsFileWords,
    statusOf: () => 'Paid',
    kindOf: () => 'Doctor',
    memberOf: () => 'Maria',
  };
  const cellsOf = (text: string) =>
    text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));

  it('contain every row, and empty cells for missing values', () => {
    const [head = [], first = [], , third = []] = cellsOf(claimsCsv(rows, words));
    const at = (cells: string[], title: string) => cells[head.indexOf(title)];
    expect(cellsOf(claimsCsv(rows, words))).toHaveLength(5);
    expect(at(first, 'Service start')).toBe('03/05/2026');
    expect(at(first, 'Billed')).toBe('200.00');
    expect(at(first, 'You may owe')).toBe('42.10');
    expect(at(first, 'Copay')).toBe('');
    expect(at(third, 'Billed')).toBe('');
  });

  it('leave out the decision day while the claim is in process', () => {
    const cells = (['received', 'paid'] as const).map((status) => {
      const claim = familyClaim({ id: status, status, processedOn: '2026-11-22' });
      const [head = [], only = []] = cellsOf(claimsCsv([rowOf(claim)], words));
      return only[head.indexOf(words.columns.processed)];
    });
    expect(cells).toEqual(['', '11/22/2026']);
  });

  it('quote characters that end a cell', () => {
    const odd = rowOf(familyClaim({ id: 'q', providerName: 'Dr. "Bo", Jr.\nClinic' }));
    expect(claimsCsv([odd], words)).toContain('"Dr. ""Bo"", Jr.\nClinic"');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'let no text be a formula: %j',
    (text) => {
      const csv = claimsCsv([rowOf(familyClaim({ id: 'f', providerName: text }))], words);
      expect(csv).toContain(`'${text}`);
    },
  );

  it('keep the sign of reversed amounts', () => {
    const back = rowOf(familyClaim({ id: 'n', figures: amounts(-5, -105) }));
    expect(claimsCsv([back], words)).toMatch(/,-0\.05,.*,0\.00\r\n/);
  });

  it('have a row for each line of one claim', () => {
    const line = {
      sequence: 1,
      service: 'Office visit, long',
      servicedOn: '2026-03-05',
      quantity: 2,
      amounts: [
        { category: 'submitted' as const, label: null, cents: 1_234 },
        { category: null, label: 'Tax', cents: 50 },
      ],
      network: null,
      denialReasons: ['Not covered'],
      noteNumbers: [],
      wasAddedByPayer: false,
    };
    expect(claimLinesCsv({ lines: [line] }, words).split('\r\n')[1]).toBe(
      '1,03/05/2026,"Office visit, long",2,12.34,,,,,,,,,,Not covered,Tax: 0.50',
    );
  });

  it('have a heading for each column of one claim, and all reasons and other amounts', () => {
    const line = {
      sequence: 2,
      service: null,
      servicedOn: null,
      quantity: null,
      amounts: [
        { category: null, label: 'Tax', cents: 50 },
        { category: null, label: null, cents: 75 },
      ],
      network: null,
      denialReasons: ['Not covered', 'Filed too late'],
      noteNumbers: [],
      wasAddedByPayer: false,
    };
    const [head = [], only = []] = cellsOf(claimLinesCsv({ lines: [line] }, words));
    expect(head.slice(0, 5)).toEqual(['Line', 'Service date', 'Service', 'Quantity', 'Billed']);
    expect(head.slice(-2)).toEqual(['Reason', 'Other amounts']);
    expect(only).toHaveLength(head.length);
    expect(only.slice(0, 4)).toEqual(['2', '', '', '']);
    expect(only.slice(-2)).toEqual(['"Not covered; Filed too late"', '"Tax: 0.50; Other: 0.75"']);
  });

  it('have columns for payments by the account and the member, and for pharmacies', () => {
    const paid = rowOf(
      paidClaim({ memberliability: 900, paidbypatientcash: 200, paidbypatienthealthaccount: 300 }),
    );
    const [head = [], only = []] = cellsOf(claimsCsv([paid], words));
    expect(head.slice(-3)).toEqual(['HRA paid', 'You paid', 'Usually paid at pickup']);
    expect(only.slice(-3)).toEqual(['3.00', '2.00', '0.00']);
  });
});

describe('the rows of claims that arrive in rounds', () => {
  const first = familyClaim({ id: 'c-1' });
  const second = familyClaim({ id: 'c-2' });
  const around = (claims: readonly FamilyClaim[], changes: Partial<ClaimsContext> = {}) =>
    contextOf(claims, {
      appeals: null,
      accumulators: null,
      account: null,
      isAccountPending: false,
      today: '2026-03-10',
      ...changes,
    });

  const accountPayment = { paidCents: 100, paidOn: null, returnedCents: 0, returnedOn: null };

  it('reuses the rows of claims while they do not change', () => {
    const rowsAmong = createRowsOf();
    const [row] = rowsAmong([first], around([first]));
    expect(rowsAmong([second, first], around([second, first]))[1]).toBe(row);
  });

  it.each<[string, Partial<ClaimsContext>]>([
    ['the day', { today: '2026-12-31' }],
    [
      'an appeal',
      {
        appeals: {
          statuses: new Map([['c-1', { state: 'possible', lastDay: '2026-09-01' }]]),
          completeness: 'complete',
        },
      },
    ],
    ['what the account paid', { account: new Map([['c-1', accountPayment]]) }],
    [
      'another claim that reverses it',
      { relations: new Map([['c-1', { kind: 'reversed', by: second }]]) },
    ],
    ['whether the account is pending', { isAccountPending: true }],
  ])('makes the rows of claims again when %s changes', (_what, changes) => {
    const rowsAmong = createRowsOf();
    const [row] = rowsAmong([first], around([first]));
    const changed = { ...around([first]), ...changes };
    const [again] = rowsAmong([first], changed);
    expect(again).not.toBe(row);
    expect(again).toEqual(rowsOf([first], changed)[0]);
  });

  it('rebuilds the row of a claim when the deductible is already met without it', () => {
    const claim = paidClaim({ deductible: 5_000 }, { id: 'c-1' });
    const accumulators = {
      planYear: { start: '2026-01-01', end: '2026-12-31' },
      asOf: '2026-03-01',
      accumulators: [
        {
          type: 'deductible' as const,
          scope: 'individual' as const,
          memberId: 'M1',
          category: 'medical',
          network: 'in',
          unit: 'cents' as const,
          allowed: 100_000,
          used: 105_000,
        },
      ],
      completeness: 'complete' as const,
    };
    const rowsAmong = createRowsOf();
    const kinds = [null, accumulators].map(
      (value) => rowsAmong([claim], around([claim], { accumulators: value }))[0]?.nextStep.kind,
    );
    expect(kinds).toEqual(['owed', 'over-deductible']);
  });
});
