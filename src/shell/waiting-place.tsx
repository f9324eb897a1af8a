import { useSyncExternalStore } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';
import { LoadingOverlay } from '#src/ui/loading-overlay.tsx';

/** The loading overlay, while the portal does something the member has to wait for. */
export function WaitingPlace() {
  const { waits } = usePortal();
  const words = useSyncExternalStore(waits.subscribe, waits.current);
  return words !== null && <LoadingOverlay words={words} />;
}
