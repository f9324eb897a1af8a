import { zAddPaymentMethodBody } from '#generated/v1/validators/zAddPaymentMethodBody.ts';
import { zAddPaymentMethodPath } from '#generated/v1/validators/zAddPaymentMethodPath.ts';
import { zCancelPaymentPath } from '#generated/v1/validators/zCancelPaymentPath.ts';
import { zChangePaymentMethodBody } from '#generated/v1/validators/zChangePaymentMethodBody.ts';
import { zChangePaymentMethodPath } from '#generated/v1/validators/zChangePaymentMethodPath.ts';
import { zCreatePaymentBody } from '#generated/v1/validators/zCreatePaymentBody.ts';
import { zCreatePaymentHeaders } from '#generated/v1/validators/zCreatePaymentHeaders.ts';
import { zCreatePaymentPath } from '#generated/v1/validators/zCreatePaymentPath.ts';
import { zListPaymentMethodsPath } from '#generated/v1/validators/zListPaymentMethodsPath.ts';
import { zListPaymentMethodsQuery } from '#generated/v1/validators/zListPaymentMethodsQuery.ts';
import { zListPaymentsPath } from '#generated/v1/validators/zListPaymentsPath.ts';
import { zListPaymentsQuery } from '#generated/v1/validators/zListPaymentsQuery.ts';
import { zRemovePaymentMethodPath } from '#generated/v1/validators/zRemovePaymentMethodPath.ts';
import type { components } from '#generated/v1/paths.d.ts';
import {
  cancelUntil,
  creditedBy,
  type BillingAccounts,
  type PayOutcome,
} from '../billing/billing-accounts.ts';
import type { KeptMethod } from '../billing/payment-methods.ts';
import type { KeptPayment } from '../billing/payment-rows.ts';
import { daysAhead } from '../billing/premiums.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { pageOf } from './paging.ts';
import type { Payable } from './payable.ts';
import { invalid, notFound, Refusal } from './refusal.ts';

type Payment = components['schemas']['Payment'];

export const moneyOf = (amount: number) => ({ amount, currency: 'USD' as const });

/** The operations on payments: paying a bill, cancellation, and payment methods. */
export function paymentOperations({
  accounts,
  payable,
  world: { calendar },
  vendorUrl,
}: {
  accounts: BillingAccounts;
  payable: Payable;
  world: World;
  /** The payment vendor's page for a new method. */
  vendorUrl: string;
}): readonly Operation[] {
  return [
    memberOperation('listPayments', (incoming, user) => {
      const contract = payable(user, incoming.path(zListPaymentsPath).contractId);
      const page = pageOf(accounts.payments(contract), incoming.query(zListPaymentsQuery));
      return ok({ ...page, items: page.items.map((payment) => paymentSent(payment, accounts)) });
    }),

    memberOperation('createPayment', async (incoming, user) => {
      const contract = payable(user, incoming.path(zCreatePaymentPath).contractId);
      const key = incoming.headers(zCreatePaymentHeaders)['Idempotency-Key'];
      const request = await incoming.body(zCreatePaymentBody);
      if (request.amount.amount <= 0) {
        throw refused('amount.amount', 'Enter an amount over $0.00.', 'required');
      }
      const outcome = accounts.pay(contract, key, request, calendar.now());
      if (outcome.kind !== 'taken') throw notTaken[outcome.kind]();
      return { status: 201 as const, body: paymentSent(outcome.payment, accounts) };
    }),

    memberOperation('cancelPayment', (incoming, user) => {
      const { contractId, paymentId } = incoming.path(zCancelPaymentPath);
      const payment = accounts.cancel(payable(user, contractId), paymentId, calendar.now());
      if (payment === undefined) throw notFound();
      if (payment === null) {
        throw conflict('This payment has gone to the bank and cannot be canceled any more.');
      }
      return ok(paymentSent(payment, accounts));
    }),

    memberOperation('listPaymentMethods', (incoming, user) => {
      const contract = payable(user, incoming.path(zListPaymentMethodsPath).contractId);
      const all = accounts.methods.of(contract.contractId);
      const page = pageOf(all, incoming.query(zListPaymentMethodsQuery));
      return ok({ ...page, items: page.items.map(methodSent), addMethodUrl: vendorUrl });
    }),

    memberOperation('addPaymentMethod', async (incoming, user) => {
      const { contractId } = payable(user, incoming.path(zAddPaymentMethodPath).contractId);
      const { token, makeDefault } = await incoming.body(zAddPaymentMethodBody);
      const added = accounts.methods.addByToken(contractId, token);
      if (added === undefined) {
        throw refused('token', 'The payment page was closed too early. Try again.');
      }
      if (makeDefault) accounts.methods.makeDefault(contractId, added.methodId);
      const body = methodSent(accounts.methods.named(contractId, added.methodId) ?? added);
      return { status: 201 as const, body };
    }),

    memberOperation('changePaymentMethod', async (incoming, user) => {
      const { contractId, paymentMethodId } = incoming.path(zChangePaymentMethodPath);
      payable(user, contractId);
      await incoming.body(zChangePaymentMethodBody);
      if (accounts.methods.named(contractId, paymentMethodId) === undefined) throw notFound();
      accounts.methods.makeDefault(contractId, paymentMethodId);
      const changed = accounts.methods.named(contractId, paymentMethodId);
      if (changed === undefined) throw notFound();
      return ok(methodSent(changed));
    }),

    memberOperation('removePaymentMethod', (incoming, user) => {
      const { contractId, paymentMethodId } = incoming.path(zRemovePaymentMethodPath);
      const contract = payable(user, contractId);
      if (accounts.methods.named(contractId, paymentMethodId) === undefined) throw notFound();
      if (accounts.autopay(contract).methodId === paymentMethodId) {
        throw new Refusal(422, {
          title: 'Unprocessable Content',
          detail: 'Autopay uses this payment method. Change autopay first.',
        });
      }
      accounts.methods.remove(contractId, paymentMethodId);
      return { status: 204 as const };
    }),
  ];
}

/** A payment as the documents describe it. */
export function paymentSent(
  payment: KeptPayment,
  { paidFor }: Pick<BillingAccounts, 'paidFor'>,
): Payment {
  const { status, payOn, submittedAt, feeCents, paymentId } = payment;
  const until = cancelUntil(payment);
  const isOnItsWay = status === 'pending' || status === 'scheduled';
  return {
    paymentId: paymentId,
    confirmationNumber: payment.confirmationNumber,
    amount: moneyOf(payment.cents),
    submittedAt: submittedAt,
    status: status,
    source: payment.source,
    paidFor: paidFor(payment),
    madeBy: payment.madeBy,
    ...(isOnItsWay && { creditedBy: creditedBy(payment) }),
    ...(payOn !== submittedAt.slice(0, 10) && { payOn: payOn }),
    ...(until !== null && { cancelUntil: until }),
    ...(feeCents > 0 && { fee: moneyOf(feeCents) }),
    ...(status === 'posted' && { receiptDocumentId: `doc-receipt-${paymentId}` }),
  };
}

function methodSent({
  methodId,
  type,
  lastFour,
  label,
  isDefault,
  expiresOn,
}: KeptMethod): components['schemas']['PaymentMethod'] {
  const sent = { paymentMethodId: methodId, type, lastFour, label, isDefault };
  return expiresOn === null ? sent : { ...sent, expiresOn: expiresOn };
}

const refused = (field: string, message: string, code = 'notAllowed') =>
  invalid([{ field, code, message }]);

const conflict = (detail: string, code?: string) =>
  new Refusal(409, { title: 'Conflict', detail, ...(code !== undefined && { code: code }) });

const notTaken: Record<Exclude<PayOutcome['kind'], 'taken'>, () => Refusal> = {
  declined: () =>
    new Refusal(422, {
      title: 'Unprocessable Content',
      detail: 'The bank did not accept this payment. Nothing was charged.',
    }),
  'bill-changed': () =>
    conflict('The bill has changed since it was reviewed. Nothing was taken.', 'billChanged'),
  'key-reused': () => refused('Idempotency-Key', 'This key was used for a different payment.'),
  'no-method': () => refused('paymentMethodId', 'Choose one of your payment methods.'),
  'wrong-day': () => refused('payOn', `Choose a day within the next ${daysAhead} days.`),
  'too-much': () => refused('amount.amount', 'This is more than you owe. Enter a lower amount.'),
};
