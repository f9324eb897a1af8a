import type { Portal } from '#src/portal/create-portal.ts';

const lookEveryMs = 500;

/** Runs a task once the first screen has what it asked for. */
export function whenIdle({ queryClient }: Pick<Portal, 'queryClient'>, task: () => void): void {
  const look = () => {
    if (queryClient.isFetching() > 0) setTimeout(look, lookEveryMs);
    else task();
  };
  setTimeout(look, lookEveryMs);
}
