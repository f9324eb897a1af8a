import { useMutation } from '@tanstack/react-query';
import { Button } from '#src/ui/button.tsx';
import { Overlay } from '#src/ui/overlay.tsx';
import styles from './paying.module.css';

export interface ConfirmWords {
  title: string;
  text: string;
  confirm: string;
  sending: string;
  keep: string;
  close: string;
}

/** A dialog that confirms a cancellation or removal, runs it once, and reports a failure. */
export function ConfirmDialog({
  words,
  act,
  failureText,
  onDone,
  onClose,
}: {
  words: ConfirmWords;
  /** Null where it cannot be done: then the text says why. */
  act: (() => Promise<unknown>) | null;
  failureText: (error: Error) => string;
  onDone: () => void;
  onClose: () => void;
}) {
  const acting = useMutation({
    mutationFn: async () => act?.(),
    // Said here.
    meta: { customError: true },
    onSuccess: onDone,
  });
  return (
    <Overlay
      title={words.title}
      variant="narrow"
      closeLabel={words.close}
      onClose={onClose}
      foot={
        <div className={styles['row']}>
          {act !== null && (
            <Button
              aria-disabled={acting.isPending}
              onClick={() => {
                if (!acting.isPending) acting.mutate();
              }}
            >
              {acting.isPending ? words.sending : words.confirm}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {words.keep}
          </Button>
        </div>
      }
    >
      <p>{words.text}</p>
      {acting.error !== null && (
        <p role="alert" className={styles['problem']}>
          {failureText(acting.error)}
        </p>
      )}
    </Overlay>
  );
}
