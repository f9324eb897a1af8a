import { startWords } from '#content/start.ts';
import { usePortal, useStored } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import styles from './reload-offer.module.css';

/** The offer to reload, over the unchanged screen. It must not load code lazily. */
export function ReloadOffer() {
  const { isDue: isDueNow, wanted } = usePortal().reloads;
  const isDue = useStored(isDueNow);
  if (!isDue) return null;
  return (
    <div role="alert" className={styles['offer']}>
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
