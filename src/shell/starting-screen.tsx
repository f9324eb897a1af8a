import { useRouter, useRouterState } from '@tanstack/react-router';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';

/** Until the first screen is known: the frame it will have. */
export function StartingScreen() {
  const { options } = useRouter();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return options.context.accessAt(pathname).needs === 'nothing' ? (
    <ScreenSkeleton />
  ) : (
    <ShellSkeleton />
  );
}
