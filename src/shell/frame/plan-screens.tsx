import { Outlet, useMatches } from '@tanstack/react-router';
import { isTooYoung } from '#src/domain/plan/access.ts';
import { localDay } from '#src/domain/format/days.ts';
import { planStateOf } from '#src/domain/plan/plan-state.ts';
import { usePortal, useSelection } from '#src/portal/portal-context.ts';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { PlanStateBanner } from './plan-state-banner.tsx';

const TooYoungPage = lazyPart(async () => (await import('./too-young-page.tsx')).TooYoungPage);

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
