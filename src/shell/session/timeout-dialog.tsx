import { utility } from '#src/ui/layout/utility.ts';
import { useEffect, useRef, useState } from 'react';
import { timeoutWords } from '#content/session-timeout.ts';
import { limits } from '#src/domain/limits.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';

/** Seconds left at which the time is said aloud. */
const spoken = [limits.signOutCountdownMs / 1_000, 60, 30];

/** The warning before an idle session ends (product rule 4.4). */
export function TimeoutDialog() {
  const { session } = usePortal();
  const left = useSecondsLeft();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Overlay
      title={timeoutWords.title}
      variant="dialog"
      closeLabel={null}
      initialFocus={() => stay.current}
      foot={
        <>
          <Button variant="secondary" onClick={session.signOut}>
            {timeoutWords.signOut}
          </Button>
          <Button ref={stay} onClick={session.stay}>
            {timeoutWords.stay}
          </Button>
        </>
      }
    >
      <p>{timeoutWords.text}</p>
      <p className={utility('extra-large', 'centered', 'figure', 'above-4')} aria-hidden="true">
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </p>
      <VisuallyHidden>
        <span aria-live="assertive">{announcement(left)}</span>
      </VisuallyHidden>
    </Overlay>
  );
}

/** Returns the latest announcement due; the same until a new one is due. */
function announcement(left: number): string {
  const due = spoken.findLast((seconds) => left <= seconds);
  return due === undefined ? '' : timeoutWords.secondsLeft(due);
}

function useSecondsLeft(): number {
  const { session } = usePortal();
  const [left, setLeft] = useState(() => Math.ceil(session.remainingMs() / 1000));
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.ceil(session.remainingMs() / 1000)), 250);
    return () => clearInterval(timer);
  }, [session]);
  return left;
}
