import type { DatabaseSync } from 'node:sqlite';
import type * as z from 'zod/mini';
import type { zCreatePaymentBody } from '#generated/v1/validators/zCreatePaymentBody.ts';
import { inTransaction } from '../database.ts';
import { plusDays, type Calendar } from '../seed/calendar.ts';
import type { Contract } from '../seed/model.ts';
import { billLinesOf, paidForOf } from './bill-lines.ts';
import { amountDueOf, passDay, writeHistory, type Books } from './billing-days.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createPaymentMethods, isUsable, type PaymentMethods } from './payment-methods.ts';
import { createPaymentRows, type KeptPayment } from './payment-rows.ts';
import { daysAhead, daysToCredit, draftAfter, firstOfNextMonth } from './premiums.ts';
import { dueDateOf, statementsOf, type Statement } from './statements.ts';

type NewPayment = z.infer<typeof zCreatePaymentBody>;

export type Bill = {
  balance: number;
  amountDue: number;
  dueDate: string | null;
  revision: string;
  /** The payments in progress, newest first. */
  pending: KeptPayment[];
};

/** The outcome of a payment. */
export type PayOutcome =
  | { kind: 'taken'; payment: KeptPayment }
  | {
      kind: 'declined' | 'bill-changed' | 'key-reused' | 'no-method' | 'too-much' | 'wrong-day';
    };

export type BillingAccounts = ReturnType<typeof createBillingAccounts>;

/**
 * Creates the billing accounts: bills, payments and autopay of each contract. An account is opened, and brought up to
 * date, on its first request.
 */
export function createBillingAccounts(
  database: DatabaseSync,
  calendar: Calendar,
  /** Returns the user name of the policyholder, on whom the payment history depends. */
  payerOf: (contract: Contract) => string,
) {
  const ledger: Ledger = createLedger(database);
  const payments = createPaymentRows(database);
  const methods: PaymentMethods = createPaymentMethods(database);
  const books: Books = { ledger, payments, methods, calendar };
  const read = database.prepare('SELECT * FROM billing_account WHERE contract_id = ?');
  const open = database.prepare('INSERT INTO billing_account VALUES (?, ?, ?)');
  const close = database.prepare('UPDATE billing_account SET closed_on = ? WHERE contract_id = ?');
  const saveAutopay = database.prepare(
    'UPDATE billing_account SET autopay_method_id = ? WHERE contract_id = ?',
  );
  const { today } = calendar;

  const autopayOf = ({ contractId }: Contract): string | null => {
    const method = read.get(contractId)?.['autopay_method_id'];
    return typeof method === 'string' ? method : null;
  };
  const bringUp = (contract: Contract): void => {
    const { contractId } = contract;
    const closedOn = read.get(contractId)?.['closed_on'];
    if (closedOn === today) return;
    inTransaction(database, () => {
      if (typeof closedOn !== 'string') {
        const { autopayMethodId } = writeHistory(books, contract, payerOf(contract));
        open.run(contractId, today, autopayMethodId);
        return;
      }
      for (let day = plusDays(closedOn, 1); day <= today; day = plusDays(day, 1)) {
        passDay(books, contract, day, autopayOf(contract));
      }
      close.run(today, contractId);
    });
  };
  const onItsWay = ({ contractId }: Contract) =>
    payments.of(contractId).filter(({ status }) => status === 'pending' || status === 'scheduled');

  const judge = (contract: Contract, { amount, billingRevision }: NewPayment) => {
    const { contractId } = contract;
    const revision = `r-${ledger.revisionOf(contractId)}`;
    if (billingRevision !== undefined && billingRevision !== revision) return 'bill-changed';
    const maxCents =
      ledger.balanceOf(contractId, 'receivable') + ledger.balanceOf(contractId, 'in-transit');
    return amount.amount > maxCents ? 'too-much' : null;
  };

  return {
    methods,
    ledger,
    /** Brings an account to today, as every question about it does. */
    open: bringUp,

    bill(contract: Contract): Bill {
      bringUp(contract);
      const { contractId } = contract;
      const amountDue = amountDueOf(books, contractId);
      return {
        balance: ledger.balanceOf(contractId, 'receivable'),
        amountDue,
        dueDate: dueDateOf(ledger, contractId, amountDue),
        revision: `r-${ledger.revisionOf(contractId)}`,
        pending: onItsWay(contract),
      };
    },

    lines(contract: Contract) {
      bringUp(contract);
      return billLinesOf(ledger, contract);
    },

    /** The months of coverage that a payment settles. */
    paidFor(payment: KeptPayment) {
      return paidForOf(ledger, payments.of(payment.contractId), payment);
    },

    /** Newest first. */
    payments(contract: Contract): KeptPayment[] {
      bringUp(contract);
      return payments.of(contract.contractId);
    },

    /** @param at the present, RFC 3339 */
    pay(contract: Contract, key: string, request: NewPayment, at: string): PayOutcome {
      bringUp(contract);
      const { contractId } = contract;
      const requestText = JSON.stringify(request);
      const before = payments.withKey(contractId, key);
      if (before !== undefined) {
        if (before.request !== requestText) return { kind: 'key-reused' };
        return before.status === 'failed'
          ? { kind: 'declined' }
          : { kind: 'taken', payment: before };
      }
      // Only now: the day of an accepted payment may have passed when the request is sent again.
      const payOn = request.payOn ?? today;
      if (payOn < today || payOn > plusDays(today, daysAhead)) return { kind: 'wrong-day' };
      const method = methods.named(contractId, request.paymentMethodId);
      if (method === undefined || !isUsable(method, payOn)) return { kind: 'no-method' };
      const problem = judge(contract, request);
      if (problem !== null) return { kind: problem };
      const cents = request.amount.amount;
      const isDeclined = method.lastFour === declinedLastFour;
      return inTransaction(database, (): PayOutcome => {
        const payment = payments.add({
          contractId,
          key,
          request: requestText,
          cents,
          payOn,
          madeBy: 'member',
          source: { type: method.type, lastFour: method.lastFour },
          submittedAt: at,
          status: isDeclined ? 'failed' : payOn > today ? 'scheduled' : 'pending',
        });
        const about = payment.paymentId;
        ledger.book(contractId, 'payment', { about, cents, day: today });
        if (!isDeclined) return { kind: 'taken', payment };
        ledger.book(contractId, 'reversal', { about, cents, day: today });
        return { kind: 'declined' };
      });
    },

    /**
     * Cancels a payment once, no matter how often it is requested; undefined when there is no such payment, null when
     * it is too late.
     */
    cancel(contract: Contract, paymentId: string, at: string): KeptPayment | null | undefined {
      bringUp(contract);
      const { contractId } = contract;
      const payment = payments
        .of(contractId)
        .find((keptPayment) => keptPayment.paymentId === paymentId);
      if (payment === undefined || payment.status === 'canceled') return payment;
      const until = cancelUntil(payment);
      if (until === null || at >= until) return null;
      return inTransaction(database, () => {
        ledger.book(contractId, 'reversal', {
          about: paymentId,
          cents: payment.cents,
          day: today,
        });
        payments.change(payment, 'canceled');
        return { ...payment, status: 'canceled' };
      });
    },

    autopay(contract: Contract): { methodId: string | null; nextDraft: string } {
      bringUp(contract);
      // An amount not owed on this month's day cannot be drafted on it: the next bill comes on the first.
      const isOwed = amountDueOf(books, contract.contractId) > 0;
      const from = isOwed ? today : firstOfNextMonth(today);
      return { methodId: autopayOf(contract), nextDraft: draftAfter(from) };
    },

    /** @param methodId null turns it off */
    setAutopay(contract: Contract, methodId: string | null): void {
      bringUp(contract);
      saveAutopay.run(methodId, contract.contractId);
    },

    /** Newest first. */
    statements(contract: Contract): Statement[] {
      bringUp(contract);
      return statementsOf(ledger, contract).toReversed();
    },
  };
}

/** The last four digits of a test bank account that rejects every payment, as vendors have one. */
const declinedLastFour = '0002';

/**
 * Returns the time until which a payment can be cancelled: until it goes to the bank, in the night after its day; null
 * for autopay, which goes there at once.
 */
export function cancelUntil({ status, madeBy, payOn }: KeptPayment): string | null {
  if (madeBy === 'autopay') return null;
  if (status === 'scheduled') return `${payOn}T06:00:00Z`;
  return status === 'pending' ? `${plusDays(payOn, 1)}T06:00:00Z` : null;
}

export const creditedBy = ({ payOn, submittedAt }: KeptPayment): string =>
  `${plusDays(payOn, daysToCredit)}${submittedAt.slice(10)}`;
