import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CostShare } from './cost-share.ts';
import { costSheetOf, knowsNetworks, networkOfCost, subjectOfCost } from './coverage-costs.ts';
import { paysFrom, waitsUntil } from './waiting-period.ts';

const cost = (code: string, label = '', more: Partial<CostShare> = {}): CostShare => ({
  code,
  label,
  subject: subjectOfCost(code, label),
  network: networkOfCost(code, label),
  value: { kind: 'money', cents: 1_000 },
  ...more,
});

it.each<[string, string, string, string | null]>([
  ['rx_tier1_copay', 'Tier 1', 'drugs', null],
  ['RX_TIER4_COINS', '', 'drugs', null],
  ['tier2', '', 'drugs', null],
  ['pcp_copay', 'Primary care visit', 'care', null],
  ['pcp_coins_out', 'Primary care visit', 'care', 'out'],
  ['FamRxOutDed', 'Family Pharmacy Out of Network Deductible', 'limits', 'out'],
  ['IndInMax', '', 'limits', 'in'],
  ['maxoutofpocket', '', 'limits', null],
  ['inpatient_coins', 'Hospital stay', 'care', null],
  ['waiting_major', 'Major services', 'waiting', null],
  ['', 'Waiting period for crowns', 'waiting', null],
  ['', 'Eye exam, out-of-network', 'care', 'out'],
  ['', 'Eye exam (in network)', 'care', 'in'],
  ['', '', 'care', null],
  ['pcp_oon', '', 'care', 'out'],
  ['pcp_nonpar', '', 'care', 'out'],
  ['pcp_outofnetwork', '', 'care', 'out'],
  ['pcp_inn', '', 'care', 'in'],
  ['pcp_innetwork', '', 'care', 'in'],
  ['pcp_par', '', 'care', 'in'],
  ['', 'Eye exam, nonnetwork', 'care', 'out'],
  ['', 'Eye exam, non-network', 'care', 'out'],
  ['wait_major', '', 'waiting', null],
  ['ind_deductible', '', 'limits', null],
  ['ind_oop', '', 'limits', null],
  ['drug_copay', '', 'drugs', null],
  ['pharmacy_copay', '', 'drugs', null],
  ['frontier1_visit', '', 'care', null],
])('%s “%s” is about %s, network %s', (code, label, subject, network) => {
  expect(subjectOfCost(code, label)).toBe(subject);
  expect(networkOfCost(code, label)).toBe(network);
});

describe('the sheet of costs', () => {
  it('puts the costs of a service in and out of network in one row, in any order', () => {
    const inside = cost('pcp_copay', 'Primary care', { network: 'in' });
    const outside = cost('pcp_coins_out', 'Primary care');
    for (const costs of [
      [inside, outside],
      [outside, inside],
    ]) {
      const { care } = costSheetOf(costs);
      expect(care).toMatchObject([{ inNetwork: inside, outOfNetwork: outside, anyNetwork: null }]);
      expect(knowsNetworks(care)).toBe(true);
    }
  });

  it.each([
    ['ER__copay', 'er_coins_out'],
    ['er_coinsurance', 'er_out'],
    ['er_pct', 'er_network_out'],
    ['er_copay_par', 'ER-oon'],
    ['copay', 'coins_out'],
  ])('treats %s and %s as one service', (code, otherCode) => {
    const inside = cost(code, 'Emergency Room', { network: 'in' });
    const outside = cost(otherCode, 'emergency room');
    expect(costSheetOf([inside, outside]).care).toHaveLength(1);
  });

  it('keeps services apart that differ only in their text', () => {
    const [er, office] = [cost('er_in', 'Visit'), cost('office_out', 'Visit')];
    expect(costSheetOf([er, office]).care).toHaveLength(2);
    expect(costSheetOf([cost('in', 'Visit'), cost('out', 'Stay')]).care).toHaveLength(2);
  });

  it('gives a second cost of one service and network a separate row', () => {
    const { care } = costSheetOf([cost('er'), cost('er'), cost('er_in'), cost('er_out')]);
    expect(
      care.map(({ anyNetwork, inNetwork, outOfNetwork }) =>
        [anyNetwork, inNetwork, outOfNetwork].map((share) => share?.code ?? ''),
      ),
    ).toEqual([
      ['er', '', ''],
      ['er', '', ''],
      ['', 'er_in', 'er_out'],
    ]);
  });

  it('a waiting period with a length is one; without, it is what the payer says of care', () => {
    const value = { kind: 'span', count: 6, unit: 'months' } as const;
    const [wait, none] = [cost('waiting_major', '', { value }), cost('waiting_basic', 'Later')];
    const sheet = costSheetOf([wait, none, cost('er', '', { value })]);
    expect(sheet.waiting).toEqual([{ cost: wait, value }]);
    expect(sheet.care.map((row) => row.cost.code)).toEqual(['er', 'waiting_basic']);
  });

  it.each<[string[], boolean]>([
    [['er_in'], true],
    [['er_out'], true],
    [['er', 'office_in'], true],
    [['er', 'office'], false],
    [[], false],
  ])('%j tell the networks apart: %s', (codes, knows) =>
    expect(knowsNetworks(costSheetOf(codes.map((code) => cost(code))).care)).toBe(knows),
  );

  it('sorts tiers by what their words say where the code does not', () => {
    const named = ['Tier 12 drugs', 'Tier-2 drugs', 'tier1', 'Other drugs'];
    const { drugs } = costSheetOf(named.map((label) => cost('rx', label, { network: null })));
    expect(drugs.map((row) => row.cost.label)).toEqual([
      ...['tier1', 'Tier-2 drugs', 'Tier 12 drugs', 'Other drugs'],
    ]);
  });

  it('keeps costs with only a name or only a value', () => {
    const worded = cost('', 'Eye exam', { value: null });
    const valued = cost('', '');
    expect(costSheetOf([worded, valued]).care.map((row) => row.cost)).toEqual([worded, valued]);
  });

  it('keeps a cost without a network out of both networks', () => {
    const any = cost('pcp_copay');
    const { care } = costSheetOf([any, cost('pcp_coins_out')]);
    expect(care).toHaveLength(2);
    expect(care[0]).toMatchObject({ anyNetwork: any, inNetwork: null });
  });

  it('sorts tiers by number, and tiers without a number last', () => {
    const codes = ['rx', 'rx_tier10_copay', 'rx_tier2_coins', 'rx_tier1_copay'];
    expect(costSheetOf(codes.map((code) => cost(code))).drugs.map((row) => row.cost.code)).toEqual([
      ...['rx_tier1_copay', 'rx_tier2_coins', 'rx_tier10_copay', 'rx'],
    ]);
  });

  it('leaves out only costs without a name and a value', () => {
    const { care } = costSheetOf([cost('', '', { value: null }), cost('er', '', { value: null })]);
    expect(care.map((row) => row.cost.code)).toEqual(['er']);
  });

  it('shows every cost exactly once', () => {
    const parts = ['pcp', 'rx', 'tier1', 'out', 'in', 'copay', 'coins', 'ded', 'waiting', 'x'];
    const anyCost = fc
      .tuple(
        fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 }),
        fc.constantFrom('', 'Visit', 'Out of network visit'),
        fc.constantFrom<CostShare['value']>(
          null,
          { kind: 'percent', percent: 20 },
          { kind: 'span', count: 6, unit: 'months' },
        ),
      )
      .map(([code, label, value]) => cost(code.join('_'), label, { value }));
    fc.assert(
      fc.property(fc.array(anyCost, { maxLength: 12 }), (costs) => {
        const { care, drugs, limits, waiting } = costSheetOf(costs);
        const shown = [
          ...[...care, ...drugs, ...limits].flatMap((row) =>
            [row.anyNetwork, row.inNetwork, row.outOfNetwork].filter((share) => share !== null),
          ),
          ...waiting.map((period) => period.cost),
        ];
        expect(shown).toHaveLength(costs.length);
        expect(new Set(shown)).toEqual(new Set(costs));
      }),
    );
  });
});

it.each<[number, 'days' | 'months' | 'years', string | null, string | null]>([
  [12, 'months', '2025-01-01', '2025-12-31'],
  [6, 'months', '2025-08-31', '2026-02-27'],
  [1, 'years', '2024-02-29', '2025-02-27'],
  [30, 'days', '2026-11-01', '2026-11-30'],
  [12, 'months', null, null],
  [12, 'months', '2025', null],
  [12, 'months', 'x2025-01-01', null],
  [12, 'months', '2025-01-01T00:00:00', null],
  [12, 'months', '2025-13-45', null],
])('a wait of %s %s from %s ends on %s', (count, unit, start, end) =>
  expect(waitsUntil({ kind: 'span', count, unit }, start)).toBe(end),
);

it.each<[string, string, string | null, string | null]>([
  ['Orthodontia', '2026-12-31', '2024-01-01', '2027-01-01'],
  ['orthodontia ', '2024-01-01', '2024-01-01', '2027-01-01'],
  // The last day is over.
  ['Orthodontia', '2027-01-01', '2024-01-01', null],
  ['Basic services', '2026-11-26', '2024-01-01', null],
  ['', '2026-11-26', '2024-01-01', null],
  // Without a first day, the end of the waiting period is unknown.
  ['Orthodontia', '2026-11-26', null, null],
])(
  'the plan pays for %j, asked on %s, from its waiting period’s end',
  (label, today, start, day) => {
    const sheet = costSheetOf([
      cost('waiting_orthodontia', 'Orthodontia', {
        value: { kind: 'span', count: 36, unit: 'months' },
      }),
      cost('waiting_other', '', { value: { kind: 'span', count: 36, unit: 'months' } }),
    ]);
    expect(paysFrom(label, sheet, { start, today })).toBe(day);
  },
);
