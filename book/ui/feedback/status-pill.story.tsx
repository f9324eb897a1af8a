import { Clock } from 'lucide-react';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import styles from '../../book.module.css';
import type { States } from '../../story.ts';

export const states: States = {
  Tones: () => (
    <div className={styles['row']}>
      <StatusPill tone="good">Approved</StatusPill>
      <StatusPill tone="bad">Denied</StatusPill>
      <StatusPill tone="notice">Sent to another payer</StatusPill>
      <StatusPill tone="neutral">Withdrawn</StatusPill>
    </div>
  ),
  'With an icon of its own': () => (
    <StatusPill tone="bad" icon={Clock}>
      Under Review
    </StatusPill>
  ),
  'A service’s own long words': () => (
    <StatusPill tone="neutral">
      Pended for clinical review by the utilization management department
    </StatusPill>
  ),
  'One long word': () => <StatusPill tone="notice">Preauthorizationreconsideration</StatusPill>,
};
