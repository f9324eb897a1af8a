import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canAsk,
  owedClaims,
  pendingCents,
  requestStatuses,
  type ReimbursementRequest,
} from './account.ts';
import { filterTransactions, transactionsCsv, type Transaction } from './transaction.ts';

const requestOf = (
  claimId: string | null,
  cents: number,
  status: string,
): ReimbursementRequest => ({
  id: `${claimId} ${cents}`,
  claimId,
  cents,
  status,
  sentAt: null,
  expenseDay: null,
  provider: null,
  description: null,
  decidedOn: null,
  reason: null,
});
const claimOf = (id: string, owedCents: number | null, day = '2026-05-04') => ({
  id,
  memberId: null,
  day,
  owedCents,
  accountCents: 0,
  provider: null,
  claimNumber: null,
  service: null,
});

describe('a reimbursement account', () => {
  it.each([
    [{ leftCents: 87_000, electionCents: 150_000, usedCents: 60_000 }, 3_000],
    [{ leftCents: 90_000, electionCents: 150_000, usedCents: 60_000 }, 0],
    // More is left than there can be: the figures do not tell.
    [{ leftCents: 95_000, electionCents: 150_000, usedCents: 60_000 }, null],
    [{ leftCents: 95_000, electionCents: null, usedCents: 60_000 }, null],
    [{ leftCents: 95_000, electionCents: 150_000, usedCents: null }, null],
  ])('a reimbursement account with %o has this amount pending: %s', (account, pending) => {
    expect(pendingCents(account)).toBe(pending);
  });

  it.each([
    [1, null, true],
    [0, null, false],
    [1, '2026-11-21', true],
    [1, '2026-11-20', false],
  ])(
    'a reimbursement account with %s cents until %s accepts requests: %s',
    (leftCents, lastDay, can) => {
      expect(canAsk({ leftCents, lastDay }, '2026-11-21')).toBe(can);
    },
  );
});

describe('claims for reimbursement', () => {
  it('lists the claims of the year with an owed amount, newest first', () => {
    const claims = [
      claimOf('a', 3_000),
      claimOf('nothing', 0),
      claimOf('not known', null),
      claimOf('last year', 3_000, '2025-12-31'),
      claimOf('without a day', 3_000, ''),
      claimOf('b', 100, '2026-11-01'),
    ];
    expect(owedClaims(claims, [], 2026).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(owedClaims(claims, [], null).map(({ id }) => id)).toEqual(['b', 'a', 'last year']);
  });

  it('leave at most the owed amount less the requests that were not denied', () => {
    const request = fc.record({
      claimId: fc.constantFrom('a', 'b', null),
      cents: fc.nat(5_000),
      status: fc.constantFrom(...requestStatuses, 'lost'),
    });
    fc.assert(
      fc.property(fc.nat(9_000), fc.array(request), (owed, drawnRequests) => {
        const requests = drawnRequests.map(({ claimId, cents, status }) =>
          requestOf(claimId, cents, status),
        );
        const [owedClaim] = owedClaims([claimOf('a', owed)], requests, 2026);
        let open = owed;
        for (const { claimId, status, cents } of drawnRequests) {
          if (claimId === 'a' && status !== 'denied') open -= cents;
        }
        expect(owedClaim?.openCents).toBe(open > 0 ? open : undefined);
      }),
    );
  });
});

describe('transactions', () => {
  const transactionOf = (id: string, more: Partial<Transaction> = {}): Transaction => ({
    id,
    day: '2026-05-04',
    cents: -3_000,
    description: id,
    type: 'payment',
    status: 'posted',
    claimId: null,
    ...more,
  });
  const all = [
    transactionOf('old', { day: '2026-01-01', type: 'contribution', cents: 150_000 }),
    transactionOf('=new', { day: '2026-11-03', status: 'pending' }),
    transactionOf('bare', { type: null, status: null, description: null }),
  ];

  it.each([
    [{}, ['=new', 'bare', 'old']],
    [{ type: 'payment' }, ['=new']],
    [{ status: 'posted' }, ['old']],
    [{ type: 'payment', status: 'denied' }, []],
  ])('%o', (filters, ids) => {
    expect(filterTransactions(all, filters).map(({ id }) => id)).toEqual(ids);
  });

  it('exports transactions without formulas', () => {
    const words = {
      columns: {
        date: 'Date',
        description: 'What',
        type: 'Type',
        status: 'Status',
        amount: 'Amount',
      },
      day: (iso: string) => iso,
      descriptionOf: ({ description }: Transaction) => description ?? '',
      typeOf: ({ type }: Transaction) => type ?? '',
      statusOf: ({ status }: Transaction) => status ?? '',
    };
    expect(transactionsCsv(all, words).split('\r\n')).toEqual([
      'Date,What,Type,Status,Amount',
      '2026-01-01,old,contribution,posted,1500.00',
      `2026-11-03,'=new,payment,pending,-30.00`,
      '2026-05-04,,,,-30.00',
      '',
    ]);
    // Denied requests do not count.
    const denied = all.map((transaction) => ({ ...transaction, status: 'denied' }));
    const amounts = transactionsCsv(denied, words).split('\r\n').slice(1, -1);
    expect(amounts.map((line) => line.split(',').at(-1))).toEqual(['0.00', '0.00', '0.00']);
  });
});
