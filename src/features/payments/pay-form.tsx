import { utility } from '#src/ui/layout/utility.ts';
import { formatDateInProse } from '#content/formats.ts';
import { payingWords } from '#content/paying.ts';
import type { NewPayment } from '#src/api/calls/payments/payments.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { lastDayInTime, payableCents, type Bill } from '#src/domain/payments/bill.ts';
import type { AmountChoice } from '#src/domain/payments/payment-amount.ts';
import type { PaymentMethod } from '#src/domain/payments/payment-method.ts';
import { parseTypedDate } from '#src/domain/format/typed-date.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { usePortalForm, type FormFields } from '#src/parts/form/use-portal-form.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import type { RejectedField } from '#src/portal/forms/rejected-fields.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Choice } from '#src/ui/form/choice.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { DateInput } from '#src/ui/form/masked-input.tsx';
import { choicesOf, lastDay, payRules, type TypedPayment } from './pay-rules.ts';
import { methodName } from './payment-text.ts';
import { StepFrame } from '#src/parts/screen/step-frame.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';

const words = payingWords.form;

/** The form of a payment: amount, method and day. Nothing is sent before the review. */
export function PayForm({
  bill,
  methods,
  typed,
  rejected,
  onReview,
  onClose,
}: {
  bill: Bill;
  /** The methods that can pay today. */
  methods: readonly PaymentMethod[];
  typed: TypedPayment;
  /** The fields of the last attempt that the insurer rejected. */
  rejected: readonly RejectedField[];
  onReview: (payment: NewPayment, typed: TypedPayment) => void;
  onClose: () => void;
}) {
  const { now } = usePortal();
  const today = localDay(now());
  const form = usePortalForm<TypedPayment, NewPayment>({
    id: 'pay',
    rules: payRules(bill, methods, today),
    initial: typed,
    rejectedBefore: rejected,
  });
  const submit = form.submitTo({
    isBusy: false,
    send: (payment, values) => {
      onReview(payment, values);
      return Promise.resolve([]);
    },
  });
  const cancel = (
    <Button variant="plain" onClick={onClose}>
      {words.cancel}
    </Button>
  );
  if (methods.length === 0) {
    return (
      <StepFrame title={words.title}>
        <p>{words.noMethod}</p>
        <Row gap="4" align="center" look="screen-only">
          {cancel}
        </Row>
      </StepFrame>
    );
  }
  return (
    <StepFrame title={words.title}>
      <FormFrame
        form={form}
        sending={{ isBusy: false, submit }}
        words={words}
        classes={{ form: utility('form-width') }}
        foot={cancel}
      >
        <AmountFields {...{ bill, form }} />
        <ChoiceField
          form={form}
          name="methodId"
          label={words.method}
          options={methods.map((method) => [method.id, methodName(method)])}
        />
        <DayField {...{ bill, form, today }} />
      </FormFrame>
    </StepFrame>
  );
}

function AmountFields({ bill, form }: { bill: Bill; form: FormFields<TypedPayment> }) {
  const { idOf, input, errorOf } = form;
  const choice = form.form.watch('choice');
  const maxCents = payableCents(bill);
  const names: Record<AmountChoice, string> = {
    due: words.choices.due(formatCents(bill.amountDueCents)),
    balance: words.choices.balance(formatCents(maxCents)),
    other: words.choices.other,
  };
  return (
    <>
      <Stack as="fieldset" gap="1">
        <legend>{words.amount}</legend>
        {choicesOf(bill).map((amountChoice) => (
          <Choice
            key={amountChoice}
            {...input('choice')}
            type="radio"
            variant="plain"
            id={`${idOf('choice')}-${amountChoice}`}
            value={amountChoice}
            label={names[amountChoice]}
          />
        ))}
      </Stack>
      {choice === 'other' && (
        <Field
          id={idOf('amount')}
          label={words.other.label}
          hint={words.other.hint(formatCents(maxCents))}
          error={errorOf('amount')}
        >
          {(control) => (
            <input {...control} {...input('amount')} inputMode="decimal" autoComplete="off" />
          )}
        </Field>
      )}
    </>
  );
}

/** The day of the payment, which says when it is too late for the bill. */
function DayField({
  bill,
  form,
  today,
}: {
  bill: Bill;
  form: FormFields<TypedPayment>;
  today: string;
}) {
  const { idOf, input, errorOf } = form;
  const day = parseTypedDate(form.form.watch('day'));
  const isLate = bill.due !== null && day !== null && day > lastDayInTime(bill.due);
  return (
    <>
      <Field
        id={idOf('day')}
        label={words.day.label}
        hint={dayHint(bill, today)}
        error={errorOf('day')}
      >
        {(control) => <DateInput {...control} {...input('day')} autoComplete="off" />}
      </Field>
      <p role="status">
        <strong>
          {bill.due !== null &&
            isLate &&
            words.day.late({
              day: formatDateInProse(day),
              due: formatDateInProse(bill.due),
              isAfter: day > bill.due,
            })}
        </strong>
      </p>
    </>
  );
}

/** Returns the hint of the payment date: the days that can be chosen, and the last one that is in time. */
function dayHint({ due, amountDueCents }: Bill, today: string): string {
  const range = words.day.hint(formatDateInProse(lastDay(today)));
  const inTime = due === null || amountDueCents <= 0 ? null : lastDayInTime(due);
  return due === null || inTime === null || inTime < today
    ? range
    : `${range} ${words.day.inTime(formatDateInProse(inTime), formatDateInProse(due))}`;
}
