import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { outageMachine } from '#src/machines/outage/outage.machine.ts';
import type { Portal } from '#src/portal/create-portal.ts';

/** The outage as the page shows it. */
export interface OutageView {
  /** When the insurer's systems last answered, epoch milliseconds; null while they have not. */
  checkedAt: number | null;
  isAsking: boolean;
  /** The visitor asked. */
  isByHand: boolean;
  /** The last question brought no answer. */
  isUnanswered: boolean;
  isOver: boolean;
}

export interface OutageWatch {
  view: () => OutageView;
  /** Watches until the answer is called. For one listener: the page. */
  subscribe: (listener: () => void) => () => void;
  /** Asks now. */
  retry: () => void;
}

/** @param leave takes the visitor on when the service is back; resolves when that has come to its end */
export function createOutageWatch(
  portal: Pick<Portal, 'askAvailability' | 'outage' | 'now'>,
  leave: () => Promise<void>,
): OutageWatch {
  const now = () => portal.now().getTime();
  const machine = outageMachine.provide({
    actors: {
      ask: fromPromise(async () => ({ isAvailable: await portal.askAvailability(), at: now() })),
      leave: fromPromise(leave),
    },
  });
  const begin = () =>
    createActor(machine, {
      input: { checkedAt: portal.outage.turnedAwayAt(), at: now(), isHidden: document.hidden },
    });
  let actor = begin();
  let view = viewOf(actor.getSnapshot());

  return {
    view: () => view,
    subscribe(listener) {
      // One that was stopped cannot be started again.
      actor = begin();
      actor.subscribe((snapshot) => {
        view = viewOf(snapshot);
        listener();
      });
      actor.start();
      const look = () =>
        actor.send(document.hidden ? { type: 'page.hidden' } : { type: 'page.shown', at: now() });
      const listening = new AbortController();
      document.addEventListener('visibilitychange', look, { signal: listening.signal });
      // Brought back from the browser's history.
      window.addEventListener('pageshow', look, { signal: listening.signal });
      return () => {
        listening.abort();
        actor.stop();
      };
    },
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

function viewOf(snapshot: SnapshotFrom<typeof outageMachine>): OutageView {
  const { checkedAt, isByHand, isUnanswered } = snapshot.context;
  return {
    ...{ checkedAt, isByHand, isUnanswered },
    isAsking: snapshot.matches('asking'),
    isOver: snapshot.matches('over'),
  };
}
