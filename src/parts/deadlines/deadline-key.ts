import type { Deadline } from '#src/domain/deadlines/deadlines.ts';

/**
 * Returns the key of a deadline, the same when its day changes, so that a calendar moves the event instead of adding
 * another.
 */
export function deadlineKey(deadline: Deadline): string {
  switch (deadline.kind) {
    case 'appeal':
    case 'file-again':
      return `${deadline.kind}-${deadline.claim.id}`;
    case 'authorization':
    case 'authorization-appeal':
      return `${deadline.kind}-${deadline.authorization.id}`;
    case 'autopay':
    case 'next-autopay':
    case 'bill':
    case 'overdue-bill':
      // One a month: whether it is drafted or paid, and on which day, may change.
      return `bill-${deadline.contractId}-${deadline.due.slice(0, 7)}`;
    case 'coverage-end':
      return `coverage-end-${deadline.contractId}`;
  }
}
