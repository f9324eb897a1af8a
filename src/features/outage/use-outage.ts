import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { outageMachine } from '#src/machines/outage/outage.machine.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/**
 * Watches the outage for as long as the page is shown.
 * @param leave leads the visitor on when the service is back; resolves when the navigation has ended
 */
export function useOutage(leave: () => Promise<void>): ActorRefFrom<typeof outageMachine> {
  const portal = usePortal();
  const now = () => portal.now().getTime();
  const [machine] = useState(() =>
    outageMachine.provide({
      actors: {
        ask: fromPromise(async () => ({ isAvailable: await portal.availability.ask(), at: now() })),
        leave: fromPromise(leave),
      },
    }),
  );
  const actor = useActorRef(machine, {
    input: { checkedAt: portal.outage.turnedAwayAt(), at: now(), isHidden: document.hidden },
  });
  const look = useEffectEvent(() =>
    actor.send(document.hidden ? { type: 'page.hidden' } : { type: 'page.shown', at: now() }),
  );
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('visibilitychange', () => look(), { signal: listening.signal });
    // Brought back from the browser's history.
    window.addEventListener('pageshow', () => look(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return actor;
}
