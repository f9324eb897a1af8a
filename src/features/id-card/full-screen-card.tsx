import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { idCardWords } from '#content/id-card.ts';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import styles from './id-card.module.css';

const words = idCardWords.card;

/** Both sides of a card and nothing else, as large as the window, for a front desk. The screen stays on. */
export function FullScreenCard({
  name,
  colors,
  onClose,
  children,
}: {
  name: string;
  colors: CSSProperties;
  onClose: () => void;
  /** The sides. */
  children: ReactNode;
}) {
  useWakeLock();
  return (
    <Overlay
      variant="screen"
      title={words.enlarged(name)}
      closeLabel={words.close}
      onClose={onClose}
    >
      <div className={styles['enlarged']} style={colors}>
        {children}
      </div>
    </Overlay>
  );
}

/** Keeps the screen from going dark. Browsers that can't, or won't on a low battery, change nothing. */
function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    const lock = navigator.wakeLock.request('screen').catch(() => null);
    return () => void lock.then((held) => held?.release()).catch(() => {});
  }, []);
}
