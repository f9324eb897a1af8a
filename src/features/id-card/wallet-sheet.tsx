import type { CSSProperties, ReactNode } from 'react';
import { idCardWords as words } from '#content/id-card.ts';
import styles from './id-card.module.css';

/** A sheet with a card at its true size: both sides beside each other, to be cut out at the marks and folded. */
export function WalletSheet({
  colors,
  children,
}: {
  colors: CSSProperties;
  /** Front and back. */
  children: ReactNode;
}) {
  return (
    <div className={styles['wallet']} data-alone-on-paper style={colors}>
      <div className={styles['unfolded']}>
        {children}
        {/* In millimeters: two marks beyond each corner, and the line to fold at. */}
        <svg viewBox="0 0 183.2 66" aria-hidden="true" className={styles['marks']}>
          <path d="M1 6h4M6 1v4M178.2 6h4M177.2 1v4M1 60h4M6 61v4M178.2 60h4M177.2 61v4" />
          <path d="M91.6 1v64" strokeDasharray="1" />
        </svg>
      </div>
      <p>{words.card.cut}</p>
    </div>
  );
}
