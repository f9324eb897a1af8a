import { compare } from '#src/domain/data/compare.ts';
import type { Authorization } from './authorization.ts';
import { isLeaveGiven, type AuthorizationStatus } from './status.ts';

/** A past or coming event of an authorization. */
export interface TimelineEvent {
  kind: 'requested' | 'approved' | 'extended' | 'decided' | 'starts' | 'ends';
  /** YYYY-MM-DD */
  day: string;
  isToCome: boolean;
}

/** Returns the events known to have happened and those to come, in order. `today` as YYYY-MM-DD. */
export function timelineOf(
  { status, requestedOn, decidedOn, firstDecidedOn, validity }: Authorization,
  today: string,
): TimelineEvent[] {
  const holds = isLeaveGiven(status) ? validity : null;
  // An extension is the second decision: an approval came before it.
  const isExtended = isExtension(status);
  const days = [
    ['requested', requestedOn],
    ['approved', isExtended ? firstDecidedOn : null],
    [isExtended ? 'extended' : 'decided', decidedOn],
    ['starts', holds?.start ?? null],
    ['ends', holds?.end ?? null],
  ] as const;
  return days
    .flatMap(([kind, day]): TimelineEvent[] =>
      day === null
        ? []
        : [{ kind, day, isToCome: day > today || (kind === 'ends' && day === today) }],
    )
    .toSorted((a, b) => compare(a.day, b.day));
}

/** Whether an approval was extended. */
export const isExtension = ({ id }: Pick<AuthorizationStatus, 'id'>): boolean =>
  id === 'extended-for-representative' ||
  id === 'extended-for-member' ||
  id === 'extended-for-provider';
