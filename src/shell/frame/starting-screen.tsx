import { useRouter, useRouterState } from '@tanstack/react-router';
import { ScreenSkeleton, ShellSkeleton } from './screen-skeleton.tsx';

/** The frame of the first screen, until the guard has decided. */
export function StartingScreen() {
  const { options } = useRouter();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return options.context.routeAccess(pathname).needs === 'nothing' ? (
    <ScreenSkeleton />
  ) : (
    <ShellSkeleton />
  );
}
