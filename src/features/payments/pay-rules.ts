import { formatDate, formatDateInProse } from '#content/formats.ts';
import { payingWords } from '#content/paying.ts';
import {
  paymentBody,
  paymentRules,
  type NewPayment,
  type PaymentBody,
} from '#src/api/calls/payments/payments.ts';
import { daysAfter } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { limits } from '#src/domain/limits.ts';
import { payableCents, type Bill } from '#src/domain/payments/bill.ts';
import {
  amountChoices,
  paymentAmount,
  type AmountChoice,
  type PaymentAmount,
} from '#src/domain/payments/payment-amount.ts';
import { isUsableOn, type PaymentMethod } from '#src/domain/payments/payment-method.ts';
import { parseTypedDate } from '#src/domain/format/typed-date.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { formRules, validatorOf, type FormRules, type PartOf } from '#src/parts/form/form-rules.ts';

const words = payingWords.form;

/** The values of the payment form. */
export type TypedPayment = Record<'choice' | 'amount' | 'methodId' | 'day', string>;

/** The fields of the form, by the service's parts of a payment. */
const fields = {
  'amount.amount': 'amount',
  'amount.currency': 'amount',
  paymentMethodId: 'methodId',
  payOn: 'day',
  billingRevision: 'amount',
} as const;

export const fieldOf = (part: string): keyof TypedPayment | null => lookUp(fields, part);

/** Returns the form's initial values: the amount due, the default method, today. */
export const firstTyped = (
  bill: Bill,
  [method]: readonly PaymentMethod[],
  today: string,
): TypedPayment => ({
  choice: choicesOf(bill)[0] ?? 'other',
  amount: '',
  methodId: method?.id ?? '',
  day: formatDate(today),
});

/** Returns the amounts to choose from: equal ones are offered once. */
export const choicesOf = (bill: Bill): AmountChoice[] =>
  amountChoices.filter((choice) => {
    if (choice === 'due') return bill.amountDueCents > 0;
    return choice === 'other' || payableCents(bill) > Math.max(0, bill.amountDueCents);
  });

/** The last day on which a payment can be made. */
export const lastDay = (today: string): string => daysAfter(today, limits.paymentDaysAhead);

function amountOf({ choice, amount }: TypedPayment, bill: Bill): PaymentAmount {
  if (choice === 'due') return { cents: bill.amountDueCents };
  const maxCents = payableCents(bill);
  return choice === 'balance' ? { cents: maxCents } : paymentAmount(amount, maxCents);
}

export function payRules(
  bill: Bill,
  methods: readonly PaymentMethod[],
  today: string,
): FormRules<TypedPayment, NewPayment> {
  const maxText = formatCents(payableCents(bill));
  const last = formatDateInProse(lastDay(today));
  const dayIn = ({ day }: TypedPayment) => parseTypedDate(day);
  return formRules<TypedPayment, NewPayment, PartOf<PaymentBody>, NewPayment>({
    request: validatorOf(paymentRules, paymentBody),
    typed: (values) => {
      const amount = amountOf(values, bill);
      const day = dayIn(values);
      return {
        // `own` rejects an invalid amount.
        cents: 'cents' in amount ? amount.cents : 0,
        methodId: values.methodId,
        payOn: day === today ? null : (day ?? ''),
        revision: bill.revision,
      };
    },
    parts: {
      'amount.amount': { field: fields['amount.amount'], wrong: words.wrong },
      'amount.currency': { field: fields['amount.currency'], wrong: words.wrong },
      billingRevision: { field: fields.billingRevision, wrong: words.wrong },
      paymentMethodId: { field: fields.paymentMethodId, wrong: words.methodWrong },
      payOn: { field: fields.payOn, wrong: words.day.wrong(last) },
    },
    own: (values) => {
      const amount = amountOf(values, bill);
      const day = dayIn(values);
      const method = methods.find(({ id }) => id === values.methodId);
      const isInTime = day !== null && day >= today && day <= lastDay(today);
      const ends = method !== undefined && day !== null && !isUsableOn(method, day);
      return {
        amount: 'problem' in amount ? words.other.wrong(maxText)[amount.problem] : null,
        methodId: method === undefined ? words.methodWrong : ends ? words.methodEnds : null,
        day: isInTime ? null : words.day.wrong(last),
      };
    },
  });
}
