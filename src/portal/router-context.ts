import type { AnyRouteMatch, ParsedLocation } from '@tanstack/react-router';
import type { Portal } from './create-portal.ts';

/** What travels with the router. Guards and loaders read the portal here; nothing of it is React state. */
export interface RouterContext {
  portal: Portal;
  /** Judges every navigation before anything of the screen is loaded; throws a redirect or NotFound. */
  guard: (navigation: Navigation) => Promise<void>;
  /** Where the member wanted to go before signing in or choosing a plan; answers once. */
  takeReturnAddress: () => string | null;
}

export interface Navigation {
  matches: AnyRouteMatch[];
  location: ParsedLocation;
  /** True while a link is only hovered: nothing is remembered, nothing is asked. */
  preload: boolean;
}
