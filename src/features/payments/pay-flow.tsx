import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { payingWords } from '#content/paying.ts';
import { paymentMethods } from '#src/api/calls/payments/payment-methods.ts';
import type { NewPayment } from '#src/api/calls/payments/payments.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import type { Bill } from '#src/domain/payments/bill.ts';
import { usableMethods, type PaymentMethod } from '#src/domain/payments/payment-method.ts';
import { StaleOnError } from '#src/parts/screen/stale-on-error.tsx';
import type { Submission } from '#src/parts/submission/use-submission.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { rejectedFields } from '#src/portal/forms/rejected-fields.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { PayForm } from './pay-form.tsx';
import { BillChanged, PaymentDone } from './pay-outcome.tsx';
import { PayReview } from './pay-review.tsx';
import { fieldOf, firstTyped, type TypedPayment } from './pay-rules.ts';
import type { PaymentTypes, Reviewed } from './payment-submission.ts';
import { refusalText } from './refusal-text.ts';

interface Flow {
  submission: Submission<PaymentTypes>;
  contractId: string;
  bill: Bill;
}

/** The payment of a bill: form, review and outcome. */
export function PayFlow(flow: Flow) {
  const { queryOf } = usePortal();
  const query = useQuery(queryOf(paymentMethods(flow.contractId)));
  return (
    <StaleOnError query={query} skeleton={<Skeleton height="24rem" />}>
      {({ list }) => <PaymentSteps {...flow} methods={list} />}
    </StaleOnError>
  );
}

/** The payment on the review step, before it is confirmed. */
interface Chosen {
  intent: NewPayment;
  transient: Reviewed;
}

function PaymentSteps({
  submission: { view, send, begin, close },
  bill,
  methods,
}: Flow & { methods: readonly PaymentMethod[] }) {
  const today = localDay(usePortal().now());
  const usable = usableMethods(methods, today);
  const [typed, setTyped] = useState(() => firstTyped(bill, usable, today));
  const [reviewed, setReviewed] = useState<Chosen | null>(null);
  const { step, submitted, answer, failure } = view;
  const chosen = submitted?.transient
    ? { intent: submitted.intent, transient: submitted.transient }
    : reviewed;
  const rejected =
    failure === null ? [] : rejectedFields(failure, (part) => ({ field: fieldOf(part) }));

  const edit = () => {
    if (chosen) setTyped(chosen.transient.typed);
    setReviewed(null);
    begin();
  };
  const review = (intent: NewPayment, now: TypedPayment) => {
    const method = usable.find(({ id }) => id === intent.methodId);
    if (method === undefined) return;
    setReviewed({ intent, transient: { typed: now, method, bill } });
    begin();
  };

  if (answer !== null) return <PaymentDone payment={answer} onClose={close} />;
  if (step === 'changed') return <BillChanged {...{ bill }} onAgain={edit} onClose={close} />;
  if (chosen === null || rejected.length > 0) {
    return (
      <PayForm
        {...{ bill, methods: usable, rejected }}
        typed={chosen ? shownTyped(chosen, rejected) : typed}
        onReview={review}
        onClose={close}
      />
    );
  }
  return (
    <PayReview
      {...chosen}
      problem={
        failure ? refusalText(failure) : step === 'notSent' ? payingWords.refused.notSent : null
      }
      isBusy={step === 'underWay'}
      onPay={() => send({ type: 'submission.confirmed', ...chosen })}
      onEdit={edit}
    />
  );
}

/** Returns the form with a rejected amount as typed, so that its error has a field. */
const shownTyped = (
  { intent, transient: { typed } }: Chosen,
  rejected: readonly { field: string | null }[],
): TypedPayment =>
  rejected.some(({ field }) => field === 'amount')
    ? { ...typed, choice: 'other', amount: formatCents(intent.cents) }
    : typed;
