import { redirect, type StaticDataRouteOption } from '@tanstack/react-router';
import { decide, type Access } from '#src/domain/plan/access.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import type { Navigation } from '#src/portal/router-context.ts';
import { gatherFacts } from './guard-facts.ts';
import { follow } from './guard-decision.ts';

/**
 * Guards every navigation: compares the requirements of the screen with the facts about the visitor, and follows the
 * decision.
 * @throws {Redirect | NotFoundError | ApiFailure}
 */
export async function guard(portal: Portal, navigation: Navigation): Promise<void> {
  const screen = navigation.matches.at(-1);
  const access = screenAccess(portal, screen?.staticData);
  if (access.needs === 'never') await redirectLegacyName(navigation);
  const facts = await gatherFacts(portal, access, navigation);
  follow(decide(access, facts), portal, access, navigation);
}

/** Returns the access rule of a screen; for one that the insurer disables, `never`. */
export const screenAccess = (
  { capabilities }: Portal,
  screen: StaticDataRouteOption | undefined,
): Access => (capabilities.hasScreen(screen) && screen?.access) || { needs: 'never' };

/**
 * Redirects an old name of a screen. Only addresses that lead nowhere any more can be old names: few members come by
 * one.
 */
async function redirectLegacyName({ location }: Navigation): Promise<void> {
  const { legacyRedirect } = await import('#src/domain/navigation/legacy-redirects.ts');
  const present = legacyRedirect(location.pathname);
  if (present) throw redirect({ href: present + location.searchStr, replace: true });
}
