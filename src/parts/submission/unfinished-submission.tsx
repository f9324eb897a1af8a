import type { ReactNode } from 'react';
import type { SubmissionView } from '#src/machines/submit-once/submit-once.selectors.ts';
import { StepFrame } from '#src/parts/screen/step-frame.tsx';
import type { PortalSubmission } from '#src/portal/submit-once.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import type { Submission } from './use-submission.ts';

type Words = Record<
  'title' | 'safe' | 'still' | 'givenUp' | 'finish' | 'finishing' | 'giveUp' | 'close',
  string
>;

/** Asks whether to send a submission again whose answer was lost, with the same key, or to give it up. */
export function UnfinishedSubmission<T extends PortalSubmission>({
  submission: { view, send, close },
  words,
  text,
  refusal,
  isPreparing = false,
  onFinish,
  children,
}: {
  submission: Submission<T>;
  words: Words;
  /** The sentence that says what was submitted. */
  text: string;
  /** Returns why the service refused it. */
  refusal: (view: SubmissionView<T>) => string;
  /** Whether receipts are still being read before it is sent again. */
  isPreparing?: boolean;
  onFinish: () => void;
  /** Fields that are filled in before it is sent again. */
  children?: ReactNode;
}) {
  const { step, isRetry } = view;
  const isBusy = isPreparing || step === 'underWay';
  const isOpen = step === 'underWay' || step === 'unknown';
  const statusText = isOpen
    ? step === 'unknown' && isRetry && words.still
    : step === 'givenUp'
      ? words.givenUp
      : refusal(view);
  return (
    <StepFrame title={words.title} isAlert>
      {isOpen && (
        <>
          <p>{text}</p>
          <p>{words.safe}</p>
          {children}
        </>
      )}
      {statusText !== false && <p role="status">{statusText}</p>}
      <Row gap="4" align="center" look="screen-only">
        {isOpen ? (
          <>
            {/* Not disabled while busy, because it would lose the focus. */}
            <Button aria-disabled={isBusy} onClick={() => !isBusy && onFinish()}>
              {isBusy ? words.finishing : words.finish}
            </Button>
            <Button
              variant="plain"
              aria-disabled={isBusy}
              onClick={() => !isBusy && send({ type: 'submission.givenUp' })}
            >
              {words.giveUp}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{words.close}</Button>
        )}
      </Row>
    </StepFrame>
  );
}
