import { paymentsWords } from '#content/payments.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { UnfinishedSubmission } from '#src/parts/submission/unfinished-submission.tsx';
import type { Submission } from '#src/parts/submission/use-submission.ts';
import { PaymentDone } from './pay-outcome.tsx';
import type { PaymentTypes } from './payment-submission.ts';
import { refusalText } from './refusal-text.ts';

const words = paymentsWords.unfinished;

/** A payment that got no answer. */
export function UnfinishedPayment({ submission }: { submission: Submission<PaymentTypes> }) {
  const { view, send, close } = submission;
  const { submitted, answer } = view;
  if (submitted === null) return null;
  if (answer !== null) return <PaymentDone payment={answer} onClose={close} />;
  return (
    <UnfinishedSubmission
      {...{ submission, words }}
      text={words.text(formatCents(submitted.intent.cents))}
      refusal={({ failure }) => (failure === null ? words.changed : refusalText(failure))}
      onFinish={() => send({ type: 'submission.repeated', transient: submitted.transient })}
    />
  );
}
