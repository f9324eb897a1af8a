import { usePortal, useStored } from '#src/portal/portal-context.ts';
import { LoadingOverlay } from '#src/ui/feedback/loading-overlay.tsx';

/** The loading overlay, while the portal does something the member has to wait for. */
export function WaitingPlace() {
  const words = useStored(usePortal().waits.words);
  return words !== null && <LoadingOverlay words={words} />;
}
