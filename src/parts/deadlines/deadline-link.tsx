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
  if ('claim' in deadline) {
    return (
      <Link
        to="/{-$contractType}/claim-details/$claimId"
        params={{ claimId: deadline.claim.id }}
        {...shared}
      />
    );
  }
  if ('authorization' in deadline) {
    return (
      <Link
        to="/{-$contractType}/authorizations/$authorizationId"
        params={{ authorizationId: deadline.authorization.id }}
        {...shared}
      />
    );
  }
  if ('cents' in deadline) return <Link to="/{-$contractType}/payment-center" {...shared} />;
  return (
    <Link
      to={
        deadline.kind === 'reimbursement'
          ? '/{-$contractType}/health-reimbursement'
          : '/{-$contractType}/contact-us'
      }
      {...shared}
    />
  );
}
