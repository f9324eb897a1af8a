import type { ReactNode } from 'react';
import styles from './slide-art.module.css';

export type ArtName = 'card' | 'costs';

/** The drawings of the slides. They say nothing that the words beside them do not. */
export function SlideArt({ name }: { name: ArtName }) {
  return (
    <svg className={styles['art']} viewBox="0 0 360 200" aria-hidden="true">
      <circle className={styles['glow']} cx="180" cy="104" r="92" />
      {drawings[name]}
    </svg>
  );
}

const drawings: Record<ArtName, ReactNode> = {
  card: (
    <>
      <rect className={styles['ink']} x="62" y="4" width="112" height="192" rx="18" />
      <rect className={styles['paper']} x="69" y="11" width="98" height="178" rx="12" />
      <rect className={styles['ink']} x="102" y="16" width="32" height="6" rx="3" />
      <rect className={styles['tint']} x="79" y="34" width="52" height="8" rx="4" />
      <rect className={styles['tint']} x="79" y="150" width="78" height="8" rx="4" />
      <rect className={styles['tint']} x="79" y="166" width="48" height="8" rx="4" />
      <g transform="rotate(-6 206 100)">
        <rect className={styles['shade']} x="112" y="52" width="192" height="118" rx="14" />
        <rect className={styles['paper']} x="108" y="46" width="192" height="118" rx="14" />
        <path
          className={styles['strong']}
          d="M122 46h164a14 14 0 0 1 14 14v18H108V60a14 14 0 0 1 14-14Z"
        />
        <path className={styles['paper']} d="M130 53l-9 4v6c0 5 4 9 9 10 5-1 9-5 9-10v-6l-9-4Z" />
        <rect className={styles['paper']} x="147" y="58" width="62" height="8" rx="4" />
        <circle className={styles['tint']} cx="137" cy="109" r="17" />
        <circle className={styles['strong']} cx="137" cy="104" r="6" />
        <path className={styles['strong']} d="M126 119a11 9 0 0 1 22 0Z" />
        <rect className={styles['ink']} x="166" y="94" width="88" height="9" rx="4.5" />
        <rect className={styles['line']} x="166" y="111" width="118" height="7" rx="3.5" />
        <rect className={styles['line']} x="122" y="140" width="70" height="7" rx="3.5" />
        <rect className={styles['line']} x="208" y="140" width="48" height="7" rx="3.5" />
      </g>
      <circle className={styles['good']} cx="298" cy="42" r="22" />
      <path className={styles['stroke']} d="m288 42 7 8 14-15" />
    </>
  ),
  costs: (
    <>
      <rect className={styles['shade']} x="78" y="24" width="216" height="164" rx="16" />
      <rect className={styles['paper']} x="72" y="16" width="216" height="164" rx="16" />
      <rect className={styles['ink']} x="90" y="32" width="84" height="9" rx="4.5" />
      {[
        { y: 56, width: 108 },
        { y: 96, width: 52 },
        { y: 136, width: 84 },
      ].map(({ y, width }) => (
        <g key={y}>
          <circle className={styles['tint']} cx="106" cy={y + 15} r="15" />
          <path className={styles['strong']} d={`M103 ${y + 7}h6v5h5v6h-5v5h-6v-5h-5v-6h5Z`} />
          <rect className={styles['line']} x="132" y={y + 4} width="72" height="6" rx="3" />
          <rect className={styles['tint']} x="132" y={y + 17} width="136" height="9" rx="4.5" />
          <rect
            className={styles[width === 52 ? 'good' : 'strong']}
            {...{ x: 132, y: y + 17, width, height: 9, rx: 4.5 }}
          />
        </g>
      ))}
      <path
        className={styles['pin']}
        d="M292 56c0 20-24 40-24 40s-24-20-24-40a24 24 0 0 1 48 0Z"
        transform="translate(28 -8)"
      />
      <text className={styles['dollar']} x="296" y="58">
        $
      </text>
      <circle className={styles['good']} cx="62" cy="111" r="20" />
      <path className={styles['stroke']} d="m53 111 7 7 12-14" />
    </>
  ),
};
