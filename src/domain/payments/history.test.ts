import { expect, it } from 'vitest';
import type { Payment } from './payment.ts';
import { historyOf, type Statement } from './history.ts';

const payment = (id: string, payOn: string, status = 'posted'): Payment => ({
  id,
  confirmation: id,
  cents: 100,
  madeAt: new Date('2026-01-01T12:00:00Z'),
  payOn,
  creditedBy: null,
  status,
  source: { type: 'card', lastFour: '4242' },
  isAutopay: false,
  cancelUntil: null,
  feeCents: null,
  paidFor: [],
  receiptId: null,
});
const statement = (id: string, issuedOn: string): Statement => ({
  id,
  documentId: id,
  from: issuedOn,
  to: issuedOn,
  issuedOn,
  cents: 100,
});
const payments = [payment('p1', '2026-03-02'), payment('p2', '2025-12-20', 'returned')];
const statements = [statement('s1', '2026-03-01'), statement('s2', '2025-12-01')];

it.each([
  ['all, the newest first', {}, 'p1 s1 p2 s2'],
  ['a year', { year: '2026' }, 'p1 s1'],
  ['a status, which no statement has', { status: 'returned' }, 'p2'],
  ['the statements alone', { status: 'statement' }, 's1 s2'],
  ['the statements of a year', { status: 'statement', year: '2025' }, 's2'],
])('lists payments and statements: %s', (_, filters, expected) => {
  const ids = historyOf(payments, statements, filters).map((entry) =>
    entry.kind === 'payment' ? entry.payment.id : entry.statement.id,
  );
  expect(ids.join(' ')).toBe(expected);
});
