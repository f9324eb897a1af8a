import type { Read } from '#src/api/http/call.ts';
import type { Access } from '#src/domain/plan/access.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import type { PlanAccess, Rights } from '#src/domain/plan/rights.ts';
import type { Portal } from './create-portal.ts';

/** The facts on which a title may depend. */
interface TitleFacts {
  rights: Rights | null;
  params: Record<string, string | undefined>;
  /** The return value of the route's loader; undefined until then. */
  loaderData: unknown;
}

/** The facts on which a screen's reads depend. */
export interface PrefetchFacts {
  plan: Plan;
  /** Null while it is not known: what does not depend on it does not wait. */
  access: PlanAccess | null;
  now: Date;
}

/** One call; or a function that sends several whose answers belong together, by the query that the cards use. */
export type ScreenRead = Read<unknown> | ((portal: Portal) => Promise<unknown>);

declare module '@tanstack/react-router' {
  /** Required by type: a screen without a title and an access rule does not compile. */
  interface StaticDataRouteOption {
    /** Shown before the portal's name in the browser's title; null for the portal's name alone. */
    title: string | null | ((facts: TitleFacts) => string);
    /** Null for a route that is no screen of its own: the root and layouts. */
    access: Access | null;
    /** Among such screens the claims filters stay; coming from another one resets them. */
    isClaimPage?: true;
    /** Returns the first reads of the screen: sent as soon as the plan is known, and again once its rights are. */
    prefetch?: (facts: PrefetchFacts) => readonly ScreenRead[];
  }
}
