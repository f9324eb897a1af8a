import type { Deadline } from '#src/domain/deadlines/deadlines.ts';

/**
 * Returns the key of a deadline, the same when its day changes, so that a calendar moves the event instead of adding
 * another.
 */
export function deadlineKey(deadline: Deadline): string {
  const { kind, day } = deadline;
  if ('claim' in deadline) return `${kind}-${deadline.claim.id}`;
  if ('authorization' in deadline) return `${kind}-${deadline.authorization.id}`;
  // One bill per month, because its amount and day may change.
  if ('cents' in deadline) return `bill-${deadline.contractId}-${deadline.due.slice(0, 7)}`;
  return `${kind}-${'contractId' in deadline ? deadline.contractId : day.slice(0, 4)}`;
}
