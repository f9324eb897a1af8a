import type { Access } from '#src/domain/plan/access.ts';
import type { Capability } from '#src/domain/plan/capabilities.ts';
import type { Rights } from '#src/domain/plan/rights.ts';

/** The facts on which a title may depend. */
interface TitleFacts {
  rights: Rights | null;
  params: Record<string, string | undefined>;
  /** The return value of the route's loader; undefined until then. */
  loaderData: unknown;
}

declare module '@tanstack/react-router' {
  /** Required by type: a screen without a title and an access rule does not compile. */
  interface StaticDataRouteOption {
    /** Shown before the portal's name in the browser's title; null for the portal's name alone. */
    title: string | null | ((facts: TitleFacts) => string);
    /** Null for a route that is no screen of its own: the root and layouts. */
    access: Access | null;
    /** The screen is there while the insurer has one of these; left out of a screen that is always there. */
    capabilities?: readonly Capability[];
    /** Among such screens the claims filters stay; coming from another one resets them. */
    isClaimPage?: true;
  }
}
