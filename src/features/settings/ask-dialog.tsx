import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { uiWords } from '#content/ui.ts';
import { ApiFailure } from '#src/api/failure.ts';
import { useOneAtATime } from '#src/parts/form/use-one-at-a-time.ts';
import { Button } from '#src/ui/button.tsx';
import { Overlay } from '#src/ui/overlay.tsx';
import styles from './settings.module.css';

/** A dialog that confirms a grant or removal, runs it once, and reports a failure. */
export function AskDialog({
  words,
  act,
  failureText,
  onDone,
  onClose,
  children,
}: {
  words: { title: string; confirm: string; sending: string; keep: string; close: string };
  act: () => Promise<void>;
  failureText: (error: Error) => string;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const oneAtATime = useOneAtATime();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: act,
    // Said here.
    meta: { customError: true },
    onSuccess: onDone,
  });
  // While the outcome is unknown, there is nothing to go back to.
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Overlay
      title={words.title}
      variant="narrow"
      closeLabel={words.close}
      onClose={close}
      foot={
        <div className={styles['row']}>
          <Button
            aria-disabled={isPending}
            onClick={() =>
              void oneAtATime(() =>
                mutateAsync().then(
                  () => {},
                  () => {}, // Said below.
                ),
              )
            }
          >
            {isPending ? words.sending : words.confirm}
          </Button>
          <Button variant="secondary" aria-disabled={isPending} onClick={close}>
            {words.keep}
          </Button>
        </div>
      }
    >
      {children}
      {error && (
        <p role="alert" className={styles['failed']}>
          {failureText(error)} {error instanceof ApiFailure && uiWords.errorCode(error.code)}
        </p>
      )}
    </Overlay>
  );
}
