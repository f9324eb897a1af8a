import { redirect } from '@tanstack/react-router';
import { decide, type Access } from '#src/domain/access.ts';
import { legacyRedirect } from '#src/domain/legacy-redirects.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import type { Navigation } from '#src/portal/router-context.ts';
import { gatherFacts } from './guard-facts.ts';
import { follow } from './guard-decision.ts';

/**
 * The guard of every navigation: what is asked of a screen, what is known of the visitor, and what comes
 * of it.
 * @throws {Redirect | NotFoundError | ApiFailure}
 */
export async function guard(portal: Portal, navigation: Navigation): Promise<void> {
  const access = accessOf(navigation);
  redirectLegacyName(access, navigation);
  const facts = await gatherFacts(portal, access, navigation);
  follow(decide(access, facts), portal, access, navigation);
}

const accessOf = ({ matches }: Navigation): Access =>
  matches.at(-1)?.staticData.access ?? { needs: 'never' };

/** Only addresses that lead nowhere any more can be old names. */
function redirectLegacyName(access: Access, { location }: Navigation): void {
  if (access.needs !== 'never') return;
  const present = legacyRedirect(location.pathname);
  if (present) throw redirect({ href: present + location.searchStr, replace: true });
}
