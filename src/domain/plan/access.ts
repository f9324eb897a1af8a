import { contractPrefixOf, prefixOf, type ContractPrefix, type Plan } from './plan.ts';
import { hasRight, type RightRule } from './right-rules.ts';
import type { Selection } from './rights.ts';

/** The conditions a screen demands before it is shown. Every route declares one (src/portal/static-data.ts). */
export type Access =
  | {
      needs: 'nothing';
      evenInOutage?: true;
      /** Open to all visitors, but an access token that is at hand has to be one of a valid sign-in. */
      checksToken?: true;
    }
  | { needs: 'sign-in' }
  | {
      needs: 'plan';
      right?: RightRule;
      /** Addresses carry the plan's contract type: /medical/claims. */
      prefixed: boolean;
      /** Contract types that have the screen; all when left out. */
      contractTypes?: readonly ContractPrefix[];
      /** The age from which a member may use it, in whole years; any when left out. */
      fromAge?: number;
    }
  /** The insurer does not have this screen. */
  | { needs: 'never' };

type AccessThat<Needs extends Access['needs']> = Extract<Access, { needs: Needs }>;

/** Whether a screen is for signed-in members only: one that can be come back to after signing in. */
export const isProtected = ({ needs }: Access): boolean => needs === 'sign-in' || needs === 'plan';

/** The facts of a selected plan by which access is decided. */
export interface SelectedPlan extends Pick<Selection, 'rights' | 'age'> {
  plan: Pick<Plan, 'contractType'>;
}

/** The facts about the visitor by which access is decided. */
export interface Visit {
  available: boolean;
  outageBypassed: boolean;
  signedIn: boolean;
  /** An access token is at hand, whether or not it is still good for anything. */
  hasToken: boolean;
  /** Whether the signed-in member has accepted the terms; true while that is not known. */
  termsAccepted: boolean;
  /** Null until a plan is selected. */
  selection: SelectedPlan | null;
  /** The contract-type segment of the address; null without one. */
  prefix: string | null;
  /** The program or application that the address names. */
  named: string | null;
}

export type Decision =
  | { kind: 'allow' }
  | { kind: 'outage' }
  | { kind: 'login' }
  | { kind: 'terms' }
  | { kind: 'select-plan' }
  /** The same screen under the plan's own contract type. */
  | { kind: 'own-prefix'; prefix: ContractPrefix }
  /** The member may know that there is the screen, and has to grow older to use it. */
  | { kind: 'too-young' }
  | { kind: 'not-found' };

/**
 * Decides access, in this order: outage → signed in → terms accepted → plan selected → contract type → right → age. A
 * screen that a member has no right to is Not Found (product rules 6.1 and 6.2). Router, menus and tests all call it,
 * so a menu entry that is shown can be reached.
 */
export function decide(access: Access, visit: Visit): Decision {
  if (access.needs === 'never') return { kind: 'not-found' };
  // Checked first, so that an address that cannot exist never sends a visitor to sign in.
  if (visit.prefix !== null && contractPrefixOf(visit.prefix) === null)
    return { kind: 'not-found' };
  const isOut = !visit.available && !visit.outageBypassed;
  if (access.needs === 'nothing') return decideForAnyone(access, visit, isOut);
  if (isOut) return { kind: 'outage' };
  if (!visit.signedIn) return { kind: 'login' };
  if (!visit.termsAccepted) return { kind: 'terms' };
  if (access.needs === 'sign-in') return { kind: 'allow' };
  if (visit.selection === null) return { kind: 'select-plan' };
  return decideInPlan(access, visit.selection, visit);
}

function decideForAnyone(
  { evenInOutage, checksToken }: AccessThat<'nothing'>,
  { hasToken, signedIn }: Visit,
  isOut: boolean,
): Decision {
  if (isOut && !evenInOutage) return { kind: 'outage' };
  const mustSignIn = checksToken && hasToken && !signedIn;
  return { kind: mustSignIn ? 'login' : 'allow' };
}

function decideInPlan(
  access: AccessThat<'plan'>,
  { plan, rights, age }: SelectedPlan,
  { named, prefix }: Visit,
): Decision {
  const own = prefixOf(plan);
  if (access.contractTypes && !access.contractTypes.includes(own)) return { kind: 'not-found' };
  if (access.right && !hasRight(rights, access.right, named)) return { kind: 'not-found' };
  if (access.prefixed && prefix !== own) return { kind: 'own-prefix', prefix: own };
  return { kind: isTooYoung(access, age) ? 'too-young' : 'allow' };
}

/**
 * Whether a member is too young for a screen, by age in whole years. Always false for an unknown age: the insurer
 * decides then.
 */
export const isTooYoung = (access: Access, age: number | null): boolean =>
  access.needs === 'plan' && access.fromAge !== undefined && age !== null && age < access.fromAge;

/**
 * Whether a member working in a plan can open a screen; called by menus, quick links and links in texts.
 * @param named the program that the address names
 */
export function canOpen(
  access: Access,
  selection: SelectedPlan,
  named: string | null = null,
): boolean {
  const decision = decide(access, {
    selection,
    available: true,
    outageBypassed: false,
    signedIn: true,
    hasToken: true,
    termsAccepted: true,
    prefix: prefixOf(selection.plan),
    named,
  });
  return decision.kind === 'allow';
}
