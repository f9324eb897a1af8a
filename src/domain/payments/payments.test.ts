import { describe, expect, it } from 'vitest';
import { autopayForecast, isStuck } from './autopay.ts';
import { isExplained, isSameBill, lastDayInTime, payableCents, type ReviewedBill } from './bill.ts';
import { paymentAmount } from './payment-amount.ts';
import { usableMethods, type PaymentMethod } from './payment-method.ts';
import { canCancel, filterPayments, type Payment, paymentsCsv } from './payment.ts';

const payment = (changes: Partial<Payment> = {}): Payment => ({
  id: 'p1',
  confirmation: 'P-1',
  cents: 10_000,
  madeAt: new Date('2026-11-20T15:00:00Z'),
  payOn: null,
  creditedBy: null,
  status: 'pending',
  isAutopay: false,
  source: { type: 'checking', lastFour: '6789' },
  cancelUntil: null,
  feeCents: null,
  paidFor: [],
  receiptId: null,
  ...changes,
});

const method = (changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: 'm1',
  type: 'card',
  lastFour: '4242',
  label: 'Visa',
  isDefault: false,
  expiresOn: '2026-12',
  ...changes,
});

describe('a typed payment amount', () => {
  it.each([
    ['42.10', { cents: 4_210 }],
    ['100', { cents: 10_000 }],
    ['100.01', { problem: 'too-much' }],
    ['0', { problem: 'zero' }],
    ['0.00', { problem: 'zero' }],
    ['-1', { problem: 'negative' }],
    ['1e3', { problem: 'unclear' }],
    ['', { problem: 'missing' }],
    ['9.999', { problem: 'fraction' }],
  ])('%j of $100.00', (text, expected) => expect(paymentAmount(text, 10_000)).toEqual(expected));
});

describe('a bill', () => {
  it.each([
    [[], 0, false],
    [[41_285, -10_000], 31_285, true],
    [[41_285, -10_000], 31_284, false],
    [[41_285], null, false],
  ])('a bill of lines %j is explained by them at %s: %s', (cents, balanceCents, is) => {
    const lines = cents.map((lineCents) => ({
      kind: 'premium',
      cents: lineCents,
      period: null,
      memberIds: [],
      description: null,
    }));
    expect(isExplained({ lines, balanceCents })).toBe(is);
  });

  it('can be paid in time until two days before the due date', () =>
    expect(lastDayInTime('2026-12-01')).toBe('2026-11-29'));

  const bill: ReviewedBill = {
    balanceCents: 20_000,
    amountDueCents: 15_000,
    due: '2026-12-01',
    revision: null,
    pending: [payment({ cents: 5_000 })],
  };

  it.each<[string, Partial<ReviewedBill>, number]>([
    ['the balance, less pending payments', {}, 15_000],
    ['more than is due', { amountDueCents: 4_000 }, 15_000],
    ['the amount due, without a total balance', { balanceCents: null }, 15_000],
    ['nothing, after an overpayment', { balanceCents: -100, amountDueCents: 0 }, 0],
    ['nothing, if the insurer sends a negative amount', { balanceCents: 0, amountDueCents: -5 }, 0],
  ])('can be paid up to %s', (_, changes, cents) =>
    expect(payableCents({ ...bill, ...changes })).toBe(cents),
  );

  it.each<[string, Partial<ReviewedBill>, boolean]>([
    ['nothing', {}, true],
    ['the balance', { balanceCents: 20_001 }, false],
    ['the amount due', { amountDueCents: 14_999 }, false],
    ['the due date', { due: '2026-12-02' }, false],
    ['a payment that was added', { pending: [...bill.pending, payment({ id: 'p2' })] }, false],
    ['a payment that was removed', { pending: [] }, false],
  ])('without a revision is compared by its values: %s', (_, changes, isSame) =>
    expect(isSameBill(bill, { ...bill, ...changes })).toBe(isSame),
  );

  it('a bill is unchanged when its payments come in another order', () => {
    const pending = [payment({ id: 'p1' }), payment({ id: 'p2' })];
    expect(isSameBill({ ...bill, pending }, { ...bill, pending: pending.toReversed() })).toBe(true);
  });

  it('compares a bill with a revision by the revision only', () => {
    const reviewed = { ...bill, revision: 'r-1' };
    expect(isSameBill(reviewed, { ...reviewed, pending: [] })).toBe(true);
    expect(isSameBill(reviewed, { ...reviewed, revision: 'r-2' })).toBe(false);
    // The bill has just begun to name them.
    expect(isSameBill(bill, reviewed)).toBe(true);
    // The bill no longer names them.
    expect(isSameBill(reviewed, bill)).toBe(true);
  });
});

describe('the next action of autopay', () => {
  const on = { isOn: true, draftDay: 26, nextDraft: '2026-11-26', methodId: 'm1' };
  const day = '2026-11-26';

  it.each([
    ['it does nothing when it is off', { ...on, isOn: false }, [method()], 100, { kind: 'off' }],
    [
      'it drafts the amount due',
      on,
      [method()],
      100,
      { kind: 'drafts', day, cents: 100, method: method() },
    ],
    [
      'it waits for the next bill',
      on,
      [method()],
      0,
      { kind: 'nothing-due', day, method: method() },
    ],
    [
      'it does not draft while the methods are unknown',
      on,
      null,
      100,
      { kind: 'unknown-method', day },
    ],
    [
      'it does not draft without a selected method',
      { ...on, methodId: null },
      [method()],
      100,
      { kind: 'unknown-method', day },
    ],
    ['it does not draft from a removed method', on, [], 100, { kind: 'method-removed', day }],
    [
      'it does not draft from another method',
      on,
      [method({ id: 'm2' })],
      100,
      { kind: 'method-removed', day },
    ],
    [
      'it does not draft from a card that expires the month before',
      on,
      [method({ expiresOn: '2026-10' })],
      100,
      { kind: 'card-ends', day, method: method({ expiresOn: '2026-10' }) },
    ],
    [
      'it drafts from a card in its last month',
      on,
      [method({ expiresOn: '2026-11' })],
      100,
      { kind: 'drafts', day, cents: 100, method: method({ expiresOn: '2026-11' }) },
    ],
    [
      'it drafts on an unknown day',
      { ...on, nextDraft: null },
      [method({ expiresOn: '2026-11' })],
      100,
      { kind: 'drafts', day: null, cents: 100, method: method({ expiresOn: '2026-11' }) },
    ],
    [
      'it does not draft from an expired card on an unknown day',
      { ...on, nextDraft: null },
      [method({ expiresOn: '2026-10' })],
      100,
      { kind: 'card-ends', day: null, method: method({ expiresOn: '2026-10' }) },
    ],
  ] as const)('%s', (_, autopay, methods, due, expected) =>
    expect(autopayForecast(autopay, methods, due, '2026-11-21')).toEqual(expected),
  );

  it.each([
    ['off', false, { kind: 'off' }],
    ['waiting for the next bill', false, { kind: 'nothing-due', day, method: method() }],
    ['drafting', false, { kind: 'drafts', day, cents: 100, method: method() }],
    ['on with an unknown method', false, { kind: 'unknown-method', day }],
    ['on with a method that is gone', true, { kind: 'method-removed', day }],
    ['on with a card that ends before', true, { kind: 'card-ends', day, method: method() }],
  ] as const)('%s, it leaves the next bill unpaid: %s', (_, stuck, forecast) =>
    expect(isStuck(forecast)).toBe(stuck),
  );
});

it('leaves out expired methods, and lists the default one first', () => {
  const all = [
    method({ id: 'ended', expiresOn: '2026-10', isDefault: true }),
    method({ id: 'card' }),
    method({ id: 'account', expiresOn: null, isDefault: true }),
  ];
  expect(usableMethods(all, '2026-11-21').map(({ id }) => id)).toEqual(['account', 'card']);
});

it('a payment can be canceled until its deadline, and never without one', () => {
  const until = payment({ cancelUntil: new Date('2026-11-21T06:00:00Z') });
  expect(canCancel(until, new Date('2026-11-21T05:59:59Z'))).toBe(true);
  expect(canCancel(until, new Date('2026-11-21T06:00:00Z'))).toBe(false);
  expect(canCancel(payment(), new Date(0))).toBe(false);
});

describe('the history', () => {
  const all = [
    payment({ id: 'old', madeAt: new Date('2025-03-01T10:00:00Z'), status: 'posted' }),
    payment({ id: 'new', madeAt: new Date('2026-11-20T15:00:00Z') }),
    payment({
      id: 'later',
      madeAt: new Date('2025-12-30T10:00:00Z'),
      payOn: '2026-01-02',
      status: 'odd',
    }),
  ];
  it.each([
    [{}, 'new later old'],
    [{ status: 'posted' }, 'old'],
    [{ status: 'odd' }, 'later'],
    [{ year: '2026' }, 'new later'],
    [{ year: '2025', status: 'pending' }, ''],
  ])('%o', (filters, ids) =>
    expect(
      filterPayments(all, filters)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(ids),
  );

  it('exports no formulas, and an empty cell for a missing fee', () => {
    const names = ['date', 'confirmation', 'amount', 'status', 'method', 'madeBy', 'fee'] as const;
    const [date, confirmation, amount, status, paidWith, madeBy, fee] = names;
    const columns = { date, confirmation, amount, status, method: paidWith, madeBy, fee };
    const file = paymentsCsv([payment({ confirmation: '=1+1' }), payment({ feeCents: 2_500 })], {
      columns,
      day: (iso) => iso,
      statusOf: ({ status: paymentStatus }) => paymentStatus,
      methodOf: ({ source }) => `@${source.type}`,
      makerOf: () => 'You',
    });
    expect(file.split('\r\n')).toEqual([
      'date,confirmation,amount,status,method,madeBy,fee',
      "2026-11-20,'=1+1,100.00,pending,'@checking,You,",
      "2026-11-20,P-1,100.00,pending,'@checking,You,25.00",
      '',
    ]);
  });
});
