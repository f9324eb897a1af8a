import type { AnyRouteMatch } from '@tanstack/react-router';
import type { Portal } from '#src/portal/create-portal.ts';

/** "Screen | Portal name", or the portal's name alone (specification, section 2). */
export function browserTitle({ plans, config }: Portal, match: AnyRouteMatch | undefined): string {
  const title = screenTitle(plans.current()?.access.rights ?? null, match);
  return title === null ? config.portalName : `${title} | ${config.portalName}`;
}

/** The title of the screen a match shows; null for what is no screen. */
export function screenTitle(
  rights: Parameters<Exclude<AnyRouteMatch['staticData']['title'], string | null>>[0]['rights'],
  match: AnyRouteMatch | undefined,
): string | null {
  const title = match?.staticData.title ?? null;
  return typeof title === 'function' ? title({ rights, params: match?.params ?? {} }) : title;
}
