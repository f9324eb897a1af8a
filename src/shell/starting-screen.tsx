import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { Welcome } from '#src/parts/welcome.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';

/** Until the first screen is known: the frame it will have. */
export function StartingScreen() {
  const { options } = useRouter();
  const { plans } = usePortal();
  // Whom the page itself has greeted (src/head-start.ts) it goes on greeting.
  const [greeted] = useState(() =>
    document.querySelector('#root h1') === null ? null : plans.remembered(),
  );
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return options.context.accessAt(pathname).needs === 'nothing' ? (
    <ScreenSkeleton />
  ) : (
    <ShellSkeleton heading={greeted && <Welcome plan={greeted} />} />
  );
}
