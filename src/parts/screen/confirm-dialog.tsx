import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { useOneAtATime } from '#src/parts/form/use-one-at-a-time.ts';

/** A dialog that asks before something is canceled, removed or granted, does it once, and reports a failure. */
export function ConfirmDialog({
  words,
  act,
  failureText,
  onDone,
  onClose,
  isDestructive = false,
  children,
}: {
  words: { title: string; confirm: string; sending: string; keep: string; close: string };
  /** Null where it cannot be done: then the text says why. */
  act: (() => Promise<unknown>) | null;
  failureText: (error: Error) => string;
  onDone: () => void;
  onClose: () => void;
  /** Whether something is canceled or removed: the button is red. */
  isDestructive?: boolean;
  children: ReactNode;
}) {
  const oneAtATime = useOneAtATime();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async () => act?.(),
    // This dialog shows the failure instead of the global one.
    meta: { customError: true },
    onSuccess: onDone,
  });
  const confirm = async () => {
    // The failure is shown below.
    await mutateAsync().catch(() => {});
  };
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
        <>
          <Button variant="secondary" aria-disabled={isPending} onClick={close}>
            {words.keep}
          </Button>
          {act !== null && (
            <Button
              variant={isDestructive ? 'danger' : 'primary'}
              aria-disabled={isPending}
              onClick={() => void oneAtATime(confirm)}
            >
              {isPending ? words.sending : words.confirm}
            </Button>
          )}
        </>
      }
    >
      {children}
      {error !== null && <Notice tone="error">{failureText(error)}</Notice>}
    </Overlay>
  );
}
