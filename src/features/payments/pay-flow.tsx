import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { payingWords } from '#content/paying.ts';
import { paymentMethods } from '#src/api/calls/payment-methods.ts';
import type { NewPayment } from '#src/api/calls/payments.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import type { Bill } from '#src/domain/payments/bill.ts';
import { usableMethods, type PaymentMethod } from '#src/domain/payments/payment-method.ts';
import type { Payment } from '#src/domain/payments/payment.ts';
import type {
  PaymentSubmission,
  PaymentIntent,
  PaymentOutcome,
} from '#src/portal/submissions/payment-submission.ts';
import { reportFailure } from '#src/portal/status/failed-calls.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { rejectedFields, type RejectedField } from '#src/portal/forms/rejected-fields.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StaleOnError } from '#src/parts/screen/stale-on-error.tsx';
import type { Chosen } from './chosen.ts';
import { PayForm } from './pay-form.tsx';
import { fieldOf, firstTyped, type TypedPayment } from './pay-rules.ts';
import { BillChanged, PaymentDone } from './pay-outcome.tsx';
import { PayReview } from './pay-review.tsx';
import { refusalText } from './refusal-text.ts';

type Step =
  | { at: 'form'; typed: TypedPayment; rejected: readonly RejectedField[] }
  | { at: 'review'; chosen: Chosen; problem: string | null }
  | { at: 'changed'; chosen: Chosen }
  | { at: 'done'; payment: Payment };

interface Flow {
  submission: PaymentSubmission;
  contractId: string;
  bill: Bill;
  /** The payment was sent, and no response came. */
  onLost: (intent: PaymentIntent) => void;
  onClose: () => void;
}

/** The payment of a bill: form, review and outcome. */
export function PayFlow(flow: Flow) {
  const { queryOf } = usePortal();
  const query = useQuery(queryOf(paymentMethods(flow.contractId)));
  return (
    <StaleOnError query={query} skeleton={<Skeleton height="24rem" />}>
      {({ list }) => <Steps {...flow} methods={list} />}
    </StaleOnError>
  );
}

function Steps({
  submission,
  contractId,
  bill,
  methods,
  onLost,
  onClose,
}: Flow & { methods: readonly PaymentMethod[] }) {
  const { errors, now } = usePortal();
  const usable = usableMethods(methods, localDay(now()));
  const [step, setStep] = useState<Step>(() => ({
    ...{ at: 'form', rejected: [] },
    typed: firstTyped(bill, usable, localDay(now())),
  }));

  const review = ({ amount, paymentMethodId, payOn }: NewPayment, typed: TypedPayment) => {
    const method = usable.find(({ id }) => id === paymentMethodId);
    if (method === undefined) return;
    const today = localDay(now());
    const intent = {
      ...{ key: crypto.randomUUID(), contractId, cents: amount.amount, methodId: method.id },
      payOn: payOn === undefined || payOn === today ? null : payOn,
      revision: bill.revision,
    };
    setStep({ at: 'review', problem: null, chosen: { typed, intent, method, bill } });
  };

  const take = (outcome: PaymentOutcome, chosen: Chosen) => {
    switch (outcome.kind) {
      case 'taken':
        setStep({ at: 'done', payment: outcome.payment });
        return;
      case 'bill-changed':
        if (outcome.bill === null) submission.askAgain(contractId);
        setStep({ at: 'changed', chosen });
        return;
      case 'not-sent':
        reportFailure(errors, outcome.failure, undefined);
        setStep({ at: 'review', chosen, problem: payingWords.refused.notSent });
        return;
      case 'unknown':
        onLost(outcome.intent);
        return;
      case 'refused': {
        const rejected = rejectedFields(outcome.failure, (part) => ({ field: fieldOf(part) }));
        // An amount that was chosen is shown as typed, so that there is a field to say it on.
        const isAmount = rejected.some(({ field }) => field === 'amount');
        const shown = { choice: 'other', amount: formatCents(chosen.intent.cents) };
        const typed = isAmount ? { ...chosen.typed, ...shown } : chosen.typed;
        setStep(
          rejected.length > 0
            ? { at: 'form', typed, rejected }
            : { at: 'review', chosen, problem: refusalText(outcome.failure, errors) },
        );
      }
    }
  };

  switch (step.at) {
    case 'form':
      return (
        <PayForm
          {...{ bill, methods: usable, onClose }}
          typed={step.typed}
          rejected={step.rejected}
          onReview={review}
        />
      );
    case 'review':
      return (
        <PayReview
          chosen={step.chosen}
          problem={step.problem}
          onPay={async () => {
            const { chosen } = step;
            // A payment that was refused is over: the next attempt is another one.
            const intent =
              step.problem === null
                ? chosen.intent
                : { ...chosen.intent, key: crypto.randomUUID() };
            take(await submission.pay(intent, chosen.bill), { ...chosen, intent });
          }}
          onEdit={() => setStep({ at: 'form', typed: step.chosen.typed, rejected: [] })}
        />
      );
    case 'changed':
      return (
        <BillChanged
          bill={bill}
          onAgain={() => setStep({ at: 'form', typed: step.chosen.typed, rejected: [] })}
          onClose={onClose}
        />
      );
    case 'done':
      return <PaymentDone payment={step.payment} onClose={onClose} />;
  }
}
