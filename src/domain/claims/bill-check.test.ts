import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBill, type BillCheckKind } from './bill-check.ts';

type Owing = Parameters<typeof checkBill>[1];
const owing = (changes: Partial<Owing> = {}): Owing => {
  const { owed = 5500, open = null } = changes;
  return {
    kind: 'owed',
    counts: true,
    payments: [],
    beforePayments: { owed, open },
    ...changes,
    owed,
    open,
  };
};
const check = (asked: number, now: Owing, hasOtherService = false) =>
  checkBill({ asked, hasOtherService }, now, 'in');

describe('a bill', () => {
  const paid = owing({
    owed: 1500,
    beforePayments: { owed: 5500, open: null },
    payments: [{ by: 'account', cents: 4000, day: null }],
  });
  it.each<[string, number, Owing, BillCheckKind]>([
    ['of nothing', 0, owing(), 'nothing-billed'],
    ['of the share', 5500, owing(), 'matches'],
    ['of less', 2000, owing(), 'less'],
    ['of more', 9000, owing(), 'more'],
    ['of something where nothing is owed', 100, owing({ owed: 0 }), 'more'],
    ['of what is left after the account paid', 1500, paid, 'matches'],
    ['of the share before the account paid', 5500, paid, 'already-paid'],
    ['of part of what the account paid', 2000, paid, 'already-paid'],
    ['of more than the share before payments', 5501, paid, 'more'],
    [
      'of what was owed before the account paid toward what was denied',
      4000,
      owing({
        owed: 0,
        open: 1500,
        beforePayments: { owed: 2000, open: 3500 },
        payments: [{ by: 'account', cents: 4000, day: null }],
      }),
      'already-paid',
    ],
    [
      'of more than payments explain',
      5000,
      owing({
        owed: 1500,
        open: 4000,
        beforePayments: { owed: 2500, open: 4000 },
        payments: [{ by: 'account', cents: 1000, day: null }],
      }),
      'disputed',
    ],
    [
      'of more than the share, however much was paid',
      6000,
      owing({
        owed: 0,
        beforePayments: { owed: 5500, open: null },
        payments: [{ by: 'account', cents: 8000, day: null }],
      }),
      'more',
    ],
    [
      'of a pharmacy that may not have collected it at pickup',
      5500,
      owing({
        owed: 0,
        kind: 'at-pickup',
        beforePayments: { owed: 5500, open: null },
        payments: [{ by: 'pickup', cents: 5500, day: null }],
      }),
      'at-pickup',
    ],
    ['with what was denied', 23_700, owing({ open: 18_200 }), 'disputed'],
    ['beyond what was denied', 23_701, owing({ open: 18_200 }), 'more'],
    [
      'of a claim that is not decided',
      5500,
      owing({ kind: 'received', owed: null }),
      'claim-pending',
    ],
    [
      'of a claim that cannot be processed as it is',
      5500,
      owing({ kind: 'not-processable', owed: null }),
      'claim-pending',
    ],
    ['of a share that is open as a whole', 5500, owing({ owed: null, open: 5500 }), 'disputed'],
    ['of a reversed claim', 5500, owing({ kind: 'reversed', counts: false }), 'claim-undone'],
    ['of a claim without a share', 5500, owing({ kind: 'unknown', owed: null }), 'share-unknown'],
  ])('%s: %i', (_, asked, now, kind) => expect(check(asked, now).kind).toBe(kind));

  it('does not compare a bill that includes care that is not on the claim', () =>
    expect(check(5500, owing(), true)).toEqual({ kind: 'other-service' }));

  it('says how much too high it is, and in which network', () => {
    expect(check(9000, owing())).toEqual({ kind: 'more', owed: 5500, over: 3500, network: 'in' });
    const outside = (network: 'out' | 'other' | null) =>
      checkBill({ asked: 9000, hasOtherService: false }, owing(), network);
    expect(outside('out')).toMatchObject({ network: 'out' });
    expect(outside('other')).toMatchObject({ network: 'unknown' });
    expect(outside(null)).toMatchObject({ network: 'unknown' });
  });

  it('never calls a bill right when it exceeds what may be owed', () => {
    const cents = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(cents, cents, fc.option(cents), cents, (asked, owed, open, paidCents) => {
        const now = owing({
          owed,
          open,
          beforePayments: { owed: owed + paidCents, open },
          payments: paidCents === 0 ? [] : [{ by: 'member', cents: paidCents, day: null }],
        });
        const result = check(asked, now);
        if (asked > owed) expect(['matches', 'less', 'nothing-billed']).not.toContain(result.kind);
        if (result.kind === 'more') expect(result.owed + result.over).toBe(asked);
        if (result.kind === 'disputed') expect(result.owed + result.over).toBe(asked);
      }),
    );
  });
});
