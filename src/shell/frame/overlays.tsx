import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { Suspense } from 'react';
import { usePortal, useStored } from '#src/portal/portal-context.ts';
import { LoadingOverlay } from '#src/ui/feedback/loading-overlay.tsx';
import { startWords } from '#content/start.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import styles from './overlays.module.css';

/** The loading overlay, while the portal does something the member has to wait for. */
export function WaitingPlace() {
  const words = useStored(usePortal().waits.words);
  return words !== null && <LoadingOverlay words={words} />;
}

/** The offer to reload, over the unchanged screen. It must not load code lazily. */
export function ReloadOffer() {
  const { isDue: isDueNow, wanted } = usePortal().reloads;
  const isDue = useStored(isDueNow);
  if (!isDue) return null;
  return (
    <div
      role="alert"
      className={classNames(
        styles['offer'],
        utility('wraps', 'center', 'raised', 'on-card', 'in-middle'),
      )}
    >
      <p>{startWords.reload.text}</p>
      {/* Not a router navigation, because only the browser can reload the page. */}
      <Button onClick={() => loadAnew(wanted())}>{startWords.reload.action}</Button>
    </div>
  );
}

function loadAnew(address: string | null): void {
  if (address === null) document.location.reload();
  else document.location.assign(address);
}

// Loads with the code for machines, which the first paint does not need.
const TimeoutQuestion = lazyPart(
  async () => (await import('#src/shell/session/timeout-question.tsx')).TimeoutQuestion,
);

/** The dialog that offers the member to stay signed in, over any screen. */
export function SessionGuardian() {
  const { session } = usePortal();
  const timeout = useStored(session.timeout);
  return (
    timeout && (
      <Suspense fallback={null}>
        <TimeoutQuestion timeout={timeout} />
      </Suspense>
    )
  );
}
