import { startWords } from '#content/start.ts';
import { usePortal, useStored } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './reload-offer.module.css';

/** Stands over the screen, which stays as it is, until the member reloads. Free of parts that are fetched later. */
export function ReloadOffer() {
  const isDue = useStored(usePortal().reloads.isDue);
  if (!isDue) return null;
  return (
    <div role="alert" className={styles['offer']}>
      <p>{startWords.reload.text}</p>
      {/* Not the router: only the browser fetches the page anew. */}
      <Button onClick={() => document.location.reload()}>{startWords.reload.action}</Button>
    </div>
  );
}
