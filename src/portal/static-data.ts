import type { Access } from '#src/domain/access.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Rights } from '#src/domain/rights.ts';
import type { Portal } from './create-portal.ts';

/** What a title may depend on. */
interface TitleFacts {
  rights: Rights | null;
  params: Record<string, string | undefined>;
}

declare module '@tanstack/react-router' {
  /** Required by type: a screen without a title and an access rule does not compile. */
  interface StaticDataRouteOption {
    /** Shown before the portal's name in the browser's title; null for the portal's name alone. */
    title: string | null | ((facts: TitleFacts) => string);
    /** Null for what is no screen of its own: the root and layouts. */
    access: Access | null;
    /** Among such screens the claims filters stay; coming from another one resets them. */
    isClaimPage?: true;
    /**
     * Starts the screen's calls and waits for none. Called as soon as the plan is known, beside the
     * question what it lets the member do, so that nothing waits in line after a reload.
     */
    start?: (portal: Portal, plan: Plan) => void;
  }
}
