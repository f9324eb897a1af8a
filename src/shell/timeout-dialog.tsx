import { useEffect, useRef, useState } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Overlay } from '#src/ui/overlay.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './timeout-dialog.module.css';

/** Seconds left at which the time is said aloud. */
const spoken = [180, 60, 30];

/** Asks before a session nobody uses ends (specification, section 2 and 8). */
export function TimeoutDialog() {
  const { session } = usePortal();
  const left = useSecondsLeft();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Overlay
      title="Your session is about to end."
      look="dialog"
      closeLabel={null}
      initialFocus={() => stay.current}
      foot={
        <>
          <Button look="secondary" onClick={session.signOut}>
            Sign out
          </Button>
          <Button ref={stay} onClick={session.stay}>
            Stay signed in
          </Button>
        </>
      }
    >
      <p>
        For your security, we&rsquo;ll automatically sign you out. Choose &ldquo;Stay signed
        in&rdquo; to continue or &ldquo;Sign out&rdquo; if you&rsquo;re done.
      </p>
      <p className={styles['left']} aria-hidden="true">
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </p>
      <VisuallyHidden>
        <span aria-live="assertive">{announcement(left)}</span>
      </VisuallyHidden>
    </Overlay>
  );
}

/** What was last to be said; the same until there is something new. */
function announcement(left: number): string {
  const due = spoken.findLast((seconds) => left <= seconds);
  if (due === undefined) return '';
  const time = due < 60 ? `${due} seconds` : due === 60 ? '1 minute' : `${due / 60} minutes`;
  return `You will be signed out in ${time}.`;
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
