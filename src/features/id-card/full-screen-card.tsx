import type { CSSProperties, ReactNode } from 'react';
import { idCardWords } from '#content/id-card.ts';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import styles from './id-card.module.css';
import { useWakeLock } from './use-wake-lock.ts';

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
  /** Front and back. */
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
