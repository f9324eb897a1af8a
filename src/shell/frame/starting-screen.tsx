import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState, type ComponentType } from 'react';
import { prefixOf, type Plan } from '#src/domain/plan/plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';

/**
 * The frame of the first screen, until the screen itself is known.
 * @param Dashboard the skeleton of the dashboard
 */
export function StartingScreen({ Dashboard }: { Dashboard: ComponentType<{ plan: Plan }> }) {
  const { options } = useRouter();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const { plans } = usePortal();
  // A member greeted by the page itself (src/app/paint-dashboard.ts) stays greeted; another screen's title is no greeting.
  const [greeted] = useState(() =>
    document.querySelector('#root [aria-busy] h1') === null ? null : plans.remembered(),
  );
  const isFirstScreen = greeted !== null && pathname === `/${prefixOf(greeted)}/dashboard`;
  return options.context.accessAt(pathname).needs === 'nothing' ? (
    <ScreenSkeleton />
  ) : (
    <ShellSkeleton>{isFirstScreen && <Dashboard plan={greeted} />}</ShellSkeleton>
  );
}
