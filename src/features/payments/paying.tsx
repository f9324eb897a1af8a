import { Suspense, type RefObject } from 'react';
import { paymentsWords } from '#content/payments.ts';
import { payableCents, type Bill } from '#src/domain/payments/bill.ts';
import { useSubmission, type Submission } from '#src/parts/submission/use-submission.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { paymentSubmissions, type PaymentTypes } from './payment-submission.ts';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { useFocusWhenEnded } from '#src/parts/submission/use-focus-when-ended.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { UnfinishedSubmission } from '#src/parts/submission/unfinished-submission.tsx';
import { PaymentDone } from './pay-outcome.tsx';
import { refusalText } from './refusal-text.ts';

const unfinishedWords = paymentsWords.unfinished;

const PayFlow = lazyPart(async () => (await import('./pay-flow.tsx')).PayFlow);

const words = paymentsWords.bill;

/** The payment; an earlier one without an answer is resolved first. */
export function Paying({
  contractId,
  bill,
  whatNext,
}: {
  contractId: string;
  bill: Bill;
  whatNext: RefObject<HTMLElement | null>;
}) {
  const submission = useSubmission(paymentSubmissions, contractId);
  const { shows } = submission;
  // After a payment, its button goes once the bill is there again.
  const pay = useFocusWhenEnded(submission, whatNext);

  if (shows === 'unfinished') {
    return <UnfinishedPayment submission={submission} />;
  }
  if (shows === 'flow') {
    return (
      <Suspense fallback={<Skeleton height="24rem" />}>
        <PayFlow {...{ submission, bill, contractId }} />
      </Suspense>
    );
  }
  if (payableCents(bill) === 0 || shows === 'nothing') return null;
  return (
    <Row gap="4" align="center" look="screen-only">
      <Button
        ref={pay}
        variant={bill.nextDraft === null ? 'primary' : 'secondary'}
        onClick={submission.begin}
      >
        {words.pay}
      </Button>
    </Row>
  );
}

/** A payment that got no answer. */
function UnfinishedPayment({ submission }: { submission: Submission<PaymentTypes> }) {
  const { view, send, close } = submission;
  const { submitted, answer } = view;
  if (submitted === null) return null;
  if (answer !== null) return <PaymentDone payment={answer} onClose={close} />;
  return (
    <UnfinishedSubmission
      {...{ submission, words: unfinishedWords }}
      text={unfinishedWords.text(formatCents(submitted.intent.cents))}
      refusal={({ failure }) => (failure === null ? unfinishedWords.changed : refusalText(failure))}
      onFinish={() => send({ type: 'submission.repeated', transient: submitted.transient })}
    />
  );
}
