import { Clock } from 'lucide-react';
import { authorizationStatuses, otherStatus } from '#content/authorizations.ts';
import { toneOf, type AuthorizationStatus } from '#src/domain/authorizations/status.ts';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';

/** Returns the label and the meaning of a status; the insurer's own words where it is unknown to the portal. */
export const statusWords = (status: AuthorizationStatus) =>
  status.id === 'other' ? { label: status.text, ...otherStatus } : authorizationStatuses[status.id];

export function AuthorizationStatusPill({ status }: { status: AuthorizationStatus }) {
  return (
    <StatusPill
      tone={toneOf(status)}
      // Its color is that of a denial (product rule 9.7), and a cross would say that it was denied.
      {...(status.id === 'under-review' && { icon: Clock })}
    >
      {statusWords(status).label}
    </StatusPill>
  );
}
