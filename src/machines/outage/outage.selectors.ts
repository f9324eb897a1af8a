import type { SnapshotFrom } from 'xstate';
import type { outageMachine } from './outage.machine.ts';

/** The outage as the page shows it. */
export interface OutageView {
  /** The time of the last answer from the insurer's systems, epoch milliseconds; null before the first answer. */
  checkedAt: number | null;
  isAsking: boolean;
  /** The visitor requested the check. */
  isByHand: boolean;
  /** The last question brought no answer. */
  isUnanswered: boolean;
  isOver: boolean;
}

export function outageView(snapshot: SnapshotFrom<typeof outageMachine>): OutageView {
  const { checkedAt, isByHand, isUnanswered } = snapshot.context;
  return {
    checkedAt,
    isByHand,
    isUnanswered,
    isAsking: snapshot.matches('asking'),
    isOver: snapshot.matches('over'),
  };
}
