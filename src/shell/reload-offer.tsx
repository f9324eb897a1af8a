import { usePortal, useStored } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './reload-offer.module.css';

/** Stands over the screen, which stays as it is, until the member reloads. Free of parts that are fetched later. */
export function ReloadOffer() {
  const isDue = useStored(usePortal().reloads.isDue);
  if (!isDue) return null;
  return (
    <div role="alert" className={styles['offer']}>
      <p>
        A part of this page could not be loaded. The portal may have been updated, or your
        connection was lost for a moment.
      </p>
      {/* Not the router: only the browser fetches the page anew. */}
      <Button onClick={() => document.location.reload()}>Reload the page</Button>
    </div>
  );
}
