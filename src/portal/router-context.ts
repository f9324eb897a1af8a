import type { ParsedLocation, StaticDataRouteOption } from '@tanstack/react-router';
import type { Access } from '#src/domain/plan/access.ts';
import type { Portal } from './create-portal.ts';

/** The context of the router. Guards and loaders read the portal here; nothing of it is React state. */
export interface RouterContext {
  portal: Portal;
  /** Judges every navigation before anything of the screen is loaded; throws a redirect or NotFound. */
  guard: (navigation: Navigation) => Promise<void>;
  /** Returns the address the member wanted before signing in or choosing a plan, once. */
  takeReturnAddress: () => string | null;
  /** Returns the conditions that the screen at a path demands. */
  routeAccess: (pathname: string) => Access;
}

/** The part of a route match that guards, titles and menus read. */
export interface ScreenMatch {
  staticData: StaticDataRouteOption;
  params: unknown;
  loaderData?: unknown;
  /** The error that stopped it, if any. */
  error?: unknown;
}

/** Returns the parameters in a match's address, decoded. */
export function paramsOf(match: ScreenMatch | undefined): Record<string, string | undefined> {
  const entries = Object.entries(match?.params ?? {});
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

export interface Navigation {
  /** The matches from the root to the screen. */
  matches: ScreenMatch[];
  location: ParsedLocation;
  /** True while a link is only hovered: nothing is remembered, nothing is requested. */
  preload: boolean;
}
