import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import styles from '../id-card.module.css';

/** The width of the quiet zone around a QR code, in modules. */
const quiet = 4;

/**
 * A QR code, dark on light in every color scheme: cameras read no other. It can be read with a part of it hidden, as the
 * specification of SMART Health Links advises (level M).
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => generate(text, { minCorrectionLevel: correction.M }), [text]);
  const side = code.size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      className={styles['qr']}
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}
