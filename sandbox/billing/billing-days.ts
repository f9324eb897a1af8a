import { plusDays, type Calendar } from '../seed/calendar.ts';
import type { Contract } from '../seed/model.ts';
import type { Ledger } from './ledger.ts';
import { isUsable, type KeptMethod, type PaymentMethods } from './payment-methods.ts';
import type { KeptPayment, PaymentRows } from './payment-rows.ts';
import {
  daysToCredit,
  draftDay,
  firstOfNextMonth,
  monthsBefore,
  premiumIn,
  returnFee,
} from './premiums.ts';

export type Books = {
  ledger: Ledger;
  payments: PaymentRows;
  methods: PaymentMethods;
  calendar: Calendar;
};

/** Returns the amount due: the balance less the payments in transit, in cents; never below zero. */
export const amountDueOf = ({ ledger }: Books, contractId: string): number =>
  Math.max(
    0,
    ledger.balanceOf(contractId, 'receivable') + ledger.balanceOf(contractId, 'in-transit'),
  );

/**
 * Runs the automatic bookings of a day: payments of two days ago are credited, on the first the next month is charged,
 * payments for this day go to the bank, and autopay pays on the 26th.
 *
 * @param autopayMethodId null when autopay is off
 */
export function passDay(
  books: Books,
  contract: Contract,
  day: string,
  autopayMethodId: string | null,
): void {
  const { ledger, payments, calendar } = books;
  const { contractId } = contract;
  for (const payment of payments.of(contractId)) {
    if (payment.status === 'pending' && plusDays(payment.payOn, daysToCredit) <= day) {
      ledger.book(contractId, 'credit', { about: payment.paymentId, cents: payment.cents, day });
      payments.change(payment, 'posted');
    }
    if (payment.status === 'scheduled' && payment.payOn <= day) payments.change(payment, 'pending');
  }
  if (day.endsWith('-01')) {
    const month = firstOfNextMonth(day);
    const cents = premiumIn(contract, month, calendar);
    ledger.book(contractId, 'charge', { about: month, cents, day });
  }
  if (Number(day.slice(8)) !== draftDay || autopayMethodId === null) return;
  const method = books.methods.named(contractId, autopayMethodId);
  const cents = amountDueOf(books, contractId);
  if (method === undefined || !isUsable(method, day) || cents === 0) return;
  pay(books, { contractId, method, cents, day, madeBy: 'autopay' });
}

/** Books a payment that begins its way on a day. */
function pay(
  { ledger, payments }: Books,
  {
    contractId,
    method: { type, lastFour },
    cents,
    day,
    madeBy,
  }: {
    contractId: string;
    method: KeptMethod;
    cents: number;
    day: string;
    madeBy: KeptPayment['madeBy'];
  },
): KeptPayment {
  const payment = payments.add({
    contractId,
    cents,
    madeBy,
    key: null,
    request: null,
    payOn: day,
    status: 'pending',
    source: { type, lastFour },
    submittedAt: `${day}T11:00:00Z`,
  });
  ledger.book(contractId, 'payment', { about: payment.paymentId, cents, day });
  return payment;
}

const monthsOfHistory = 24;

/** The user names of those with autopay. */
const onAutopay: readonly string[] = ['maria', 'ruth'];

/**
 * Writes the history that a contract has before its first request: two years of bills, all paid, one payment with
 * trouble.
 */
export function writeHistory(
  books: Books,
  contract: Contract,
  payer: string,
): { autopayMethodId: string | null } {
  const { methods, calendar } = books;
  const { contractId } = contract;
  const { today, year } = calendar;
  const bank = { type: 'checking', lastFour: '6789', label: 'First Cedar Bank' } as const;
  const account = methods.add(contractId, { ...bank, expiresOn: null });
  const creditCard = { type: 'card', lastFour: '4242', label: 'Visa' } as const;
  const card = methods.add(contractId, { ...creditCard, expiresOn: `${year + 2}-09` });
  if (payer === 'dev') {
    const expiresOn = monthsBefore(today, 1).slice(0, 7);
    methods.add(contractId, { type: 'card', lastFour: '1881', label: 'Mastercard', expiresOn });
  }
  const autopayMethodId = onAutopay.includes(payer) ? account.methodId : null;
  const troubled = monthsBefore(today, 4).slice(0, 7);
  const start = [monthsBefore(today, monthsOfHistory), monthsBefore(contract.start, 0)];
  for (let day = start.toSorted()[1] ?? today; day <= today; day = plusDays(day, 1)) {
    // Without autopay a bill is paid just in time to be credited on the day it is due.
    const due = amountDueOf(books, contractId);
    const creditedOn = plusDays(day, daysToCredit);
    if (autopayMethodId === null && creditedOn.endsWith('-01') && creditedOn <= today && due > 0) {
      pay(books, { contractId, method: account, cents: due, day, madeBy: 'member' });
    }
    passDay(books, contract, day, autopayMethodId);
    if (!day.startsWith(troubled)) continue;
    if (day.endsWith('-05')) sendBack(books, contractId, day);
    if (day.endsWith('-08')) repay(books, contractId, day, card);
  }
  return { autopayMethodId };
}

/** Books the bank's return of the payment credited last, for a fee. */
function sendBack({ ledger, payments }: Books, contractId: string, day: string): void {
  const payment = payments.of(contractId).find(({ status }) => status === 'posted');
  if (payment === undefined) return;
  const { paymentId: about, cents } = payment;
  ledger.book(contractId, 'return', { about, cents, day });
  ledger.book(contractId, 'fee', { about, cents: returnFee, day });
  payments.change(payment, 'returned', returnFee);
}

function repay(books: Books, contractId: string, day: string, method: KeptMethod): void {
  const sentBack = books.payments.of(contractId).find(({ status }) => status === 'returned');
  if (sentBack === undefined) return;
  const cents = sentBack.cents + sentBack.feeCents;
  pay(books, { contractId, method, cents, day, madeBy: 'member' });
}
