import { randomUUID } from 'node:crypto';
import type { Answer } from '../ask.ts';
import { call, type Values } from '../call.ts';
import type { CheckedOperation } from '../checked-documents.ts';
import { operationOf } from '../insurer.ts';
import { listAt, numberAt, textAt } from '../json.ts';
import { answered, type Area, type Checking } from './area.ts';

const where = 'createPayment';
const amount = (cents: number) => ({ amount: cents, currency: 'USD' });
/** Payments can be scheduled for up to 30 days ahead; a day is left for other time zones. */
const daysAhead = 29;

/**
 * Schedules a payment of one dollar twice with the same key, as the portal does after a lost answer, and cancels it: the
 * member must pay once.
 */
export const checkPayments: Area = async (checking) => {
  const { insurer, reader } = checking;
  const { outcome } = insurer;
  if (!insurer.mayPay) {
    outcome.note(where, '--payments not given: repeated payments were not tried');
    return;
  }
  const bill = await reader.read('getBilling');
  const methods = await reader.read('listPaymentMethods');
  if (bill?.kind !== 'answered' || methods?.kind !== 'answered') return;
  const create = operationOf(insurer, 'createPayment');
  const paymentMethodId = textAt(methods.answer.json, 'items', 0, 'paymentMethodId');
  const due = numberAt(bill.answer.json, 'amountDue', 'amount') ?? 0;
  if (create === undefined || paymentMethodId === undefined || due < 200) {
    outcome.note(where, 'not tried: less than $2.00 is owed, or there is no payment method');
    return;
  }
  const payOn = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  const body = { amount: amount(100), paymentMethodId, payOn };
  const key = randomUUID();
  const pay = (sent: object) =>
    answered(
      insurer,
      where,
      call(insurer, create, bill.values, { body: sent, headers: { 'idempotency-key': key } }),
    );
  const made = new Set<string>();
  try {
    const first = noted(made, await pay(body));
    if (first === undefined) return;
    if (first.status !== 201) {
      outcome.find('write-refused', where, `it is answered ${first.status}`);
      return;
    }
    const again = noted(made, await pay(body));
    if (made.size > 1) outcome.find('payment-twice', where, 'the same key made two payments');
    else if (again !== undefined && again.status !== first.status) {
      outcome.find('write-repeat', where, `first answered 201, then ${again.status}`);
    }
    const other = noted(made, await pay({ ...body, amount: amount(200) }));
    if (other !== undefined && other.status < 400) {
      const fault = `another payment with the same key is answered ${other.status}`;
      outcome.find('payment-key', where, fault);
    }
  } finally {
    await cancelAll(checking, bill.values, made);
  }
};

/** Remembers which payment an answer is about, to cancel it. */
function noted(made: Set<string>, answer: Answer | undefined): Answer | undefined {
  const id = textAt(answer?.json, 'paymentId');
  if (id !== undefined) made.add(id);
  return answer;
}

async function cancelAll(
  { insurer, reader }: Checking,
  values: Values,
  made: ReadonlySet<string>,
): Promise<void> {
  const { outcome } = insurer;
  const cancel = operationOf(insurer, 'cancelPayment');
  const ask = (operation: CheckedOperation, parameters: Values) =>
    answered(insurer, operation.operationId, call(insurer, operation, parameters));
  if (cancel === undefined) return;
  for (const paymentId of made) {
    const first = await ask(cancel, { ...values, paymentId });
    if (textAt(first?.json, 'status') !== 'canceled') {
      const fault = `it is answered ${first?.status ?? 'with nothing'}: cancel the payment by hand`;
      outcome.find('payment-stays', cancel.operationId, fault);
      continue;
    }
    const again = await ask(cancel, { ...values, paymentId });
    if (again !== undefined && again.status !== first?.status) {
      outcome.find('write-repeat', cancel.operationId, `first answered 200, then ${again.status}`);
    }
  }
  const list = operationOf(insurer, 'listPayments');
  if (list === undefined || made.size === 0) return;
  const listed = await ask(list, { ...(await reader.valuesFor(list)), pageSize: '100' });
  const stays = listAt(listed?.json, 'items').filter(
    (payment) =>
      made.has(textAt(payment, 'paymentId') ?? '') && textAt(payment, 'status') !== 'canceled',
  );
  if (stays.length > 0) {
    outcome.find('payment-stays', list.operationId, 'a canceled payment is listed otherwise');
  }
}
