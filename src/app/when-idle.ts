import { limits } from '#src/domain/limits.ts';
import type { Portal } from '#src/portal/create-portal.ts';

const lookEveryMs = 500;

/** Runs a task once a screen has received the responses it requested. */
export function whenIdle({ queryClient }: Pick<Portal, 'queryClient'>, task: () => void): void {
  const look = () => {
    if (queryClient.isFetching() > 0) setTimeout(look, lookEveryMs);
    else task();
  };
  setTimeout(look, lookEveryMs);
}

/** Runs a task that is not needed yet: the member's next requests come first on a slow line. */
export const afterIdle = (portal: Pick<Portal, 'queryClient'>, task: () => void): void =>
  whenIdle(portal, () => void setTimeout(task, limits.watchAfterMs));
