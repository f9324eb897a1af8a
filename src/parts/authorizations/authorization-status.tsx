import { Clock } from 'lucide-react';
import { authorizationStatuses, otherStatus } from '#content/authorizations.ts';
import { toneOf, type AuthorizationStatus } from '#src/domain/authorizations/status.ts';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import styles from './authorization-status.module.css';

/** Returns the label and the meaning of a status; the insurer's own words where it is unknown to the portal. */
export const statusWords = (status: AuthorizationStatus) =>
  status.id === 'other'
    ? { label: status.text, meaning: null, ...otherStatus }
    : authorizationStatuses[status.id];

/** The status in the payer's words. `isQuiet` is for a status after a sentence that already says it. */
export function AuthorizationStatusPill({
  status,
  isQuiet = false,
}: {
  status: AuthorizationStatus;
  isQuiet?: boolean;
}) {
  const pill = (
    <StatusPill
      tone={toneOf(status)}
      // Its color is that of a denial (product rule 9.7), and a cross would say that it was denied.
      {...(status.id === 'under-review' && { icon: Clock })}
    >
      {statusWords(status).label}
    </StatusPill>
  );
  return isQuiet ? <span className={styles['quiet']}>{pill}</span> : pill;
}
