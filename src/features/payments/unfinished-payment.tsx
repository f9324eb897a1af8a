import { useState } from 'react';
import { paymentsWords } from '#content/payments.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import type { Payment } from '#src/domain/payments/payment.ts';
import { useOneAtATime } from '#src/parts/form/use-one-at-a-time.ts';
import type {
  PaymentSubmission,
  PaymentIntent,
} from '#src/portal/submissions/payment-submission.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { PaymentDone } from './pay-outcome.tsx';
import styles from './paying.module.css';
import { refusalText } from './refusal-text.ts';
import { StepFrame } from '#src/parts/screen/step-frame.tsx';

const words = paymentsWords.unfinished;

/** A payment whose answer was lost: it is sent again with the same key, or not at all. */
export function UnfinishedPayment({
  submission,
  intent,
  onKnown,
}: {
  submission: PaymentSubmission;
  intent: PaymentIntent;
  /** The outcome is known, and the member has read it. */
  onKnown: () => void;
}) {
  const { errors } = usePortal();
  const oneAtATime = useOneAtATime();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [paid, setPaid] = useState<Payment | null>(null);
  const [isOver, setOver] = useState(false);

  const finish = () =>
    oneAtATime(async () => {
      setBusy(true);
      const outcome = await submission.finish(intent);
      setBusy(false);
      if (outcome.kind === 'taken') {
        setPaid(outcome.payment);
        return;
      }
      if (outcome.kind === 'unknown') {
        setSaid(words.still);
        return;
      }
      setOver(true);
      setSaid(
        outcome.kind === 'bill-changed' ? words.changed : refusalText(outcome.failure, errors),
      );
      submission.askAgain(intent.contractId);
    });

  if (paid !== null) return <PaymentDone payment={paid} onClose={onKnown} />;
  return (
    <StepFrame title={words.title} isAlert>
      {!isOver && <p>{words.text(formatCents(intent.cents))}</p>}
      {!isOver && <p>{words.safe}</p>}
      {said !== null && <p role="status">{said}</p>}
      <div className={styles['row']}>
        {isOver ? (
          <Button onClick={onKnown}>{words.close}</Button>
        ) : (
          <>
            <Button aria-disabled={isBusy} onClick={() => void finish()}>
              {isBusy ? words.finishing : words.finish}
            </Button>
            <Button
              variant="plain"
              aria-disabled={isBusy}
              onClick={() => {
                if (isBusy) return;
                submission.giveUp(intent.contractId);
                setSaid(words.givenUp);
                setOver(true);
                submission.askAgain(intent.contractId);
              }}
            >
              {words.giveUp}
            </Button>
          </>
        )}
      </div>
    </StepFrame>
  );
}
