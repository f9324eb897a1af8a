import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { prefixOf } from '#src/domain/plan/plan.ts';
import { Welcome } from '#src/parts/screen/welcome.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';

/** The frame of the first screen, until the screen itself is known. */
export function StartingScreen() {
  const { options } = useRouter();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const { plans } = usePortal();
  // A member greeted by the page itself (src/app/paint-welcome.ts) stays greeted; another screen's title is no greeting.
  const [greeted] = useState(() =>
    document.querySelector('#root [aria-busy] h1') === null ? null : plans.remembered(),
  );
  const isFirstScreen = greeted !== null && pathname === `/${prefixOf(greeted)}/dashboard`;
  return options.context.accessAt(pathname).needs === 'nothing' ? (
    <ScreenSkeleton />
  ) : (
    <ShellSkeleton heading={isFirstScreen && <Welcome plan={greeted} />} />
  );
}
