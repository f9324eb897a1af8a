import { Link } from '@tanstack/react-router';
import type { Deadline } from '#src/domain/deadlines/deadlines.ts';

/** A link to the screen where the member can act on a deadline. `label` names it among others of the same words. */
export function DeadlineLink({
  deadline,
  label,
  className,
  children,
}: {
  deadline: Deadline;
  label: string;
  className?: string;
  children: string;
}) {
  const shared = { 'aria-label': label, className, children };
  switch (deadline.kind) {
    case 'appeal':
    case 'file-again':
      return (
        <Link
          to="/{-$contractType}/claim-details/$claimId"
          params={{ claimId: deadline.claim.id }}
          {...shared}
        />
      );
    case 'authorization':
    case 'authorization-appeal':
      return (
        <Link
          to="/{-$contractType}/authorizations/$authorizationId"
          params={{ authorizationId: deadline.authorization.id }}
          {...shared}
        />
      );
    case 'autopay':
    case 'next-autopay':
    case 'bill':
    case 'overdue-bill':
      return <Link to="/{-$contractType}/payment-center" {...shared} />;
    case 'coverage-end':
      return <Link to="/{-$contractType}/contact-us" {...shared} />;
  }
}
