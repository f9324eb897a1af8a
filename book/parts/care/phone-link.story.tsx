import { NetworkPill } from '#src/parts/care/network-pill.tsx';
import { PhoneLink } from '#src/parts/care/phone-link.tsx';
import styles from '../../book.module.css';
import type { States } from '../../story.ts';

export const states: States = {
  'Ten digits': () => <PhoneLink phone="5015550162" name="Cedar Family Clinic" />,
  'As it was written': () => <PhoneLink phone="501-CALL-NOW, option 3" name="Ouachita Imaging" />,
  'Beside the network of a place': () => (
    <div className={styles['row']}>
      <PhoneLink phone="(501) 555-0162" name="Cedar Family Clinic, Main Street" />
      {(['in', 'out', 'unknown'] as const).map((status) => (
        <NetworkPill key={status} status={status} />
      ))}
    </div>
  ),
};
