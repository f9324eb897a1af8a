import { Link } from '@tanstack/react-router';
import type { Deadline } from '#src/domain/deadlines.ts';
import { prefixOf } from '#src/domain/plan.ts';
import type { Selection } from '#src/portal/plan-store.ts';

/** Leads to where a deadline is acted on. `label` names it among others of the same words. */
export function DeadlineLink({
  deadline,
  selection: { plan },
  label,
  children,
}: {
  deadline: Deadline;
  selection: Selection;
  label: string;
  children: string;
}) {
  const contractType = prefixOf(plan);
  const shared = { 'aria-label': label, children };
  switch (deadline.kind) {
    case 'appeal':
    case 'file-again':
      return (
        <Link
          to="/{-$contractType}/claim-details/$claimId"
          params={{ contractType, claimId: deadline.claim.id }}
          {...shared}
        />
      );
    case 'authorization':
      return (
        <Link
          to="/{-$contractType}/authorizations/$authorizationId"
          params={{ contractType, authorizationId: deadline.authorization.id }}
          {...shared}
        />
      );
    case 'autopay':
    case 'next-autopay':
    case 'bill':
    case 'overdue-bill':
      return <Link to="/{-$contractType}/payment-center" params={{ contractType }} {...shared} />;
    case 'coverage-end':
      return <Link to="/{-$contractType}/contact-us" params={{ contractType }} {...shared} />;
  }
}
