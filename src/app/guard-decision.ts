import { notFound, redirect } from '@tanstack/react-router';
import type { Access, Decision } from '#src/domain/plan/access.ts';
import { splitPrefix } from '#src/domain/plan/plan.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import type { Navigation } from '#src/portal/router-context.ts';
import {
  forgetReturnAddress,
  rememberReturnAddress,
  rememberTurnedAway,
} from './return-address.ts';

/**
 * Follows the decision about a navigation: lets it through, or leads elsewhere and remembers where the visitor wanted
 * to go. A link that is only hovered leaves nothing behind.
 * @throws {Redirect | NotFoundError} unless it is let through
 */
export function follow(
  decision: Decision,
  portal: Portal,
  access: Access,
  { location, preload }: Navigation,
): void {
  switch (decision.kind) {
    case 'allow':
    // The frame of the plan's screens says so in place of the screen (src/shell/frame/plan-screens.tsx).
    case 'too-young':
      if (access.needs === 'plan' && !preload) forgetReturnAddress(portal);
      return;
    case 'outage':
      if (!preload) rememberTurnedAway(portal, access, location);
      throw redirect({ to: '/outage-message', replace: true });
    case 'login':
    case 'terms':
    case 'select-plan':
      if (!preload && access.needs !== 'nothing') rememberReturnAddress(portal, location);
      throw redirect({ to: pages[decision.kind], replace: true });
    case 'own-prefix':
      throw redirect({ href: withPrefix(location, decision.prefix), replace: true });
    case 'not-found':
      throw notFound();
  }
}

/** The pages that resolve what a screen requires. */
const pages = {
  login: '/login',
  terms: '/terms-of-use',
  'select-plan': '/select-plan',
} as const;

function withPrefix({ pathname, searchStr, hash }: Navigation['location'], prefix: string) {
  const { rest } = splitPrefix(pathname);
  return `/${[prefix, ...rest].join('/')}${searchStr}${hash ? `#${hash}` : ''}`;
}
