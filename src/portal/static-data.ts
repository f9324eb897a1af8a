import type { pageSynonyms } from '#content/site-search.ts';
import type { Access } from '#src/domain/plan/access.ts';
import type { Capability } from '#src/domain/plan/capabilities.ts';
import type { RightRule } from '#src/domain/plan/right-rules.ts';
import type { Rights } from '#src/domain/plan/rights.ts';

/** The facts on which a title may depend. */
interface TitleFacts {
  rights: Rights | null;
  params: Record<string, string | undefined>;
  /** The return value of the route's loader; undefined until then. */
  loaderData: unknown;
}

export type MenuGroup = 'top' | 'care' | 'policy';

/** A row of the navigation. */
export interface MenuPlace {
  /** The search finds it by this entry of `pageSynonyms`. */
  id: keyof typeof pageSynonyms;
  /** Its name where that is not the screen's title. */
  name?: string;
  group: MenuGroup;
  /** Rows appear in ascending order. */
  order: number;
  /** Required in addition to the screen's own access. */
  rule?: RightRule;
}

declare module '@tanstack/react-router' {
  /** Required by type: a screen without a title and an access rule does not compile. */
  interface StaticDataRouteOption {
    /** Shown before the portal's name in the browser's title; null for the portal's name alone. */
    title: string | null | ((facts: TitleFacts) => string);
    /** Null for a route without a screen: the root and layouts. */
    access: Access | null;
    /** The screen is there while the insurer has one of these; left out of a screen that is always there. */
    capabilities?: readonly Capability[];
    /** Its row in the menu, by which the search finds it too. */
    menu?: MenuPlace;
    /** The search finds the screen by this entry of `pageSynonyms` where it has no row in the menu. */
    searchId?: keyof typeof pageSynonyms;
    /** Among such screens the claims filters stay; coming from another one resets them. */
    isClaimPage?: true;
  }
}
