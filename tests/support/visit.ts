import { createMemoryHistory, isNotFound } from '@tanstack/react-router';
import { expect } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { browserTitle } from '#src/shell/frame/navigation-announcer.tsx';
import { createTestPortal } from './test-portal.ts';

export const notFound = 'not found';

/**
 * Opens an address in a new portal and follows its redirects.
 * @param session the session storage, before and afterwards
 * @param options of the portal: plans, rights, outage and the like
 */
export async function visit(
  url: string,
  session: Storage,
  options: Omit<Parameters<typeof createTestPortal>[0] & object, 'session'> = {},
) {
  const { portal, calls } = createTestPortal({ session, ...options });
  const history = createMemoryHistory({ initialEntries: [url] });
  const router = createPortalRouter(portal, history);
  let moves = 0;
  // As the mounted router does: each change of the address is loaded.
  history.subscribe(() => {
    moves += 1;
    void router.load();
  });
  await router.load();
  await expect.poll(() => router.state.status).toBe('idle');
  const { matches, location } = router.state;
  const isMissing = matches.some((match) => isNotFound(match.error));
  return {
    portal,
    router,
    end: isMissing ? notFound : location.href,
    title: browserTitle(portal, matches),
    moves,
    calls,
    remembered: session.getItem('deep_link'),
    errors: matches.flatMap((match) => (match.status === 'error' ? [match.error] : [])),
  };
}
