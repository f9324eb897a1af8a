import { Link, Outlet, useMatches } from '@tanstack/react-router';
import { isTooYoung } from '#src/domain/plan/access.ts';
import { localDay } from '#src/domain/format/days.ts';
import { planStateOf } from '#src/domain/plan/plan-state.ts';
import { usePortal, useSelection } from '#src/portal/portal-context.ts';
import { errorWords } from '#content/errors.ts';
import { phaMessages } from '#content/messages/pha.ts';
import { pharmacyAgeWords } from '#content/pharmacy-age.ts';
import { titles } from '#content/titles.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { MessagePage } from '#src/parts/screen/message-page.tsx';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { PlanStateBanner } from './plan-state-banner.tsx';

/**
 * The screens of a plan, until the session that has it ends: nothing of the member is shown after that.
 * A screen that is not for the member's age is not even begun.
 */
export function PlanScreens() {
  const { now } = usePortal();
  const selection = useSelection();
  const access = useMatches({ select: (matches) => matches.at(-1)?.staticData.access ?? null });
  if (selection === null) return null;
  const { age } = selection;
  if (access === null || !isTooYoung(access, age)) {
    const state = planStateOf(selection.plan, localDay(now()));
    return (
      <>
        {state.kind !== 'active' && <PlanStateBanner state={state} />}
        <Outlet />
      </>
    );
  }
  return <TooYoungPage />;
}

/** Replaces the pharmacy center, the one screen with a minimum age (product rule 5.8). */
function TooYoungPage() {
  return (
    <MessagePage
      title={titles.pharmacy}
      code="PHA-0001"
      actions={
        <Link to="/{-$contractType}/dashboard" className={buttonClass('primary')}>
          {errorWords.toDashboard}
        </Link>
      }
    >
      <p>{phaMessages['PHA-0001']}</p>
      <p>
        <CallText>{pharmacyAgeWords.help}</CallText>
      </p>
    </MessagePage>
  );
}
