import { AuthorizationStatusPill } from '#src/parts/authorizations/authorization-status.tsx';
import { statusIds } from '#src/domain/authorizations/status.ts';
import styles from '../../book.module.css';
import type { States } from '../../story.ts';

export const states: States = {
  'Every status': () => (
    <div className={styles['row']}>
      {statusIds.map((id) => (
        <AuthorizationStatusPill key={id} status={{ id }} />
      ))}
    </div>
  ),
  Quiet: () => <AuthorizationStatusPill status={{ id: 'extended-for-provider' }} isQuiet />,
  'The insurer’s own words': () => (
    <AuthorizationStatusPill status={{ id: 'other', text: 'Pended for second level review' }} />
  ),
};
