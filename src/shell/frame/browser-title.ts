import { isNotFound } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import type { Rights } from '#src/domain/plan/rights.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { paramsOf, type ScreenMatch } from '#src/portal/router-context.ts';

/** "Screen | Portal name", or the portal's name alone (product rule 2.12). */
export function browserTitle({ plans, config }: Portal, matches: readonly ScreenMatch[]): string {
  const title = screenTitle(plans.current()?.rights ?? null, matches);
  return title === null ? config.portalName : `${title} | ${config.portalName}`;
}

/** Returns the title of the screen; null for a match without a title. */
export function screenTitle(rights: Rights | null, matches: readonly ScreenMatch[]): string | null {
  if (matches.some((match) => isNotFound(match.error))) return titles.notFound;
  const match = matches.at(-1);
  const title = match?.staticData.title ?? null;
  return typeof title === 'function'
    ? title({ rights, params: paramsOf(match), loaderData: match?.loaderData })
    : title;
}
