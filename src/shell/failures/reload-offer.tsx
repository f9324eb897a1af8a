import { startWords } from '#content/start.ts';
import { usePortal, useStored } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import styles from './reload-offer.module.css';

/** The offer to reload, over the screen, which stays as it is. Free of code that is loaded later. */
export function ReloadOffer() {
  const { isDue: isDueNow, wanted } = usePortal().reloads;
  const isDue = useStored(isDueNow);
  if (!isDue) return null;
  return (
    <div role="alert" className={styles['offer']}>
      <p>{startWords.reload.text}</p>
      {/* Not the router: only the browser fetches the page anew. */}
      <Button onClick={() => loadAnew(wanted())}>{startWords.reload.action}</Button>
    </div>
  );
}

function loadAnew(address: string | null): void {
  if (address === null) document.location.reload();
  else document.location.assign(address);
}
