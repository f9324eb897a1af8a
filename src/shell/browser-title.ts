import type { Rights } from '#src/domain/rights.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { paramsOf, type ScreenMatch } from '#src/portal/router-context.ts';

/** "Screen | Portal name", or the portal's name alone (specification, section 2). */
export function browserTitle({ plans, config }: Portal, match: ScreenMatch | undefined): string {
  const title = screenTitle(plans.current()?.access.rights ?? null, match);
  return title === null ? config.portalName : `${title} | ${config.portalName}`;
}

/** The title of the screen a match shows; null for what is no screen. */
export function screenTitle(rights: Rights | null, match: ScreenMatch | undefined): string | null {
  const title = match?.staticData.title ?? null;
  return typeof title === 'function' ? title({ rights, params: paramsOf(match) }) : title;
}
