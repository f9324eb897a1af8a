import { useNavigate } from '@tanstack/react-router';
import { useSelector, useActorRef } from '@xstate/react';
import { Wrench } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { memberServices } from '#generated/brands/phone-lines.ts';
import { formatTimeOfDay } from '#content/clock.ts';
import { memberServicesWords } from '#content/member-services.ts';
import { outageWords } from '#content/outage.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { brandIds } from '#src/domain/plan/brand.ts';
import { outageView, type OutageView, outageMachine } from '#src/machines/outage/outage.machine.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { PhoneNumber, useKnownBrand } from '#src/parts/text/member-services.tsx';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { IconDisc } from '#src/ui/feedback/icon-disc.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './outage-screen.module.css';

/**
 * The outage screen: says that the systems are down, checks every minute, and leads the visitor on when they are back.
 */
export function OutageScreen({ takeReturnAddress }: { takeReturnAddress: () => string | null }) {
  const portal = usePortal();
  const navigate = useNavigate();
  const actor = useOutage(async () => {
    const wanted = portal.outage.takeWanted() ?? takeReturnAddress();
    const start = portal.session.isSignedIn() ? '/select-plan' : '/login';
    await navigate({ href: wanted ?? start, replace: true });
  });
  const view = useSelector(actor, outageView);
  const brand = useKnownBrand();
  return (
    <Stack gap="4" look="reading">
      <IconDisc icon={Wrench} />
      <ScreenTitle>{outageWords.title}</ScreenTitle>
      <p>{outageWords.text}</p>
      <p>{outageWords.stay}</p>
      <Row gap="6" align="center" className={styles['check']} look="card">
        <Button onClick={() => actor.send({ type: 'retry.requested' })}>{outageWords.retry}</Button>
        <div>
          <p className={utility('numbers', 'secondary')}>{timeOf(view)}</p>
          <p role="status">{newsOf(view)}</p>
        </div>
      </Row>
      {brand === null ? (
        <div className={utility('secondary')}>
          <p>{outageWords.callYours}</p>
          <ul>
            {brandIds.map((id) => (
              <li key={id}>
                {brandContent(id).displayName}: <PhoneNumber phone={memberServices[id].phone} />,{' '}
                {memberServicesWords.hours(memberServices[id].hours)}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className={utility('secondary')}>
          {outageWords.call} <PhoneNumber phone={memberServices[brand].phone} />,{' '}
          {memberServicesWords.hours(memberServices[brand].hours)}.
        </p>
      )}
    </Stack>
  );
}

function timeOf({ checkedAt }: OutageView): string {
  return checkedAt === null
    ? outageWords.notChecked
    : outageWords.lastChecked(formatTimeOfDay(checkedAt));
}

/**
 * Returns the text for screen readers: the result of the visitor's own check, and changes. Not every minute's automatic
 * check.
 */
function newsOf({ isAsking, isByHand, isUnanswered, isOver }: OutageView): string {
  if (isOver) return outageWords.back;
  if (isByHand && isAsking) return outageWords.checking;
  if (isUnanswered) return outageWords.unanswered;
  return isByHand ? outageWords.stillOut : '';
}

/**
 * Watches the outage for as long as the page is shown.
 * @param leave leads the visitor on when the service is back; resolves when the navigation has ended
 */
function useOutage(leave: () => Promise<void>): ActorRefFrom<typeof outageMachine> {
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
