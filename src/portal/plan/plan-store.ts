import type { QueryClient } from '@tanstack/react-query';
import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import { accessRights } from '#src/api/calls/access-rights.ts';
import { memberships } from '#src/api/calls/memberships.ts';
import { patients } from '#src/api/calls/patients.ts';
import type { QueryOf } from '#src/api/queries.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { ageOn } from '#src/domain/format/formats.ts';
import { hasNamesakes, withDistinctNames } from '#src/domain/people/distinct-names.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { accessOn, type PlanAccess, type Rights } from '#src/domain/plan/rights.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';

/** The plan the member works in. It counts as selected once its rights are loaded (product rule 4.6). */
export interface Selection {
  plan: Plan;
  access: PlanAccess;
}

export interface PlanStore {
  /** Null until a plan is selected and its rights are loaded. */
  selection: ReadonlyAtom<Selection | null>;
  current: () => Selection | null;
  /** Returns the plan this browser tab last worked in, whether or not its rights are loaded. */
  remembered: () => Plan | null;
  /**
   * Loads the rights of the remembered plan, or of the only plan a member has; null when the member has to choose.
   * @param onPlan called when the plan is known, and again with its access
   * @throws {ApiFailure} BP-NFA-001 or BP-NFA-002
   */
  load: (onPlan?: (plan: Plan, access: PlanAccess | null) => void) => Promise<Selection | null>;
  /**
   * Makes the calls of `load` without selecting the plan.
   * @param onPlan see `load`
   * @throws {ApiFailure} BP-NFA-001 or BP-NFA-002
   */
  prefetch: (onPlan: (plan: Plan, access: PlanAccess | null) => void) => Promise<void>;
  /**
   * Makes a plan the selected one. Keeps the former when the rights cannot be loaded.
   * @throws {ApiFailure} BP-NFA-001, also when the session ends meanwhile
   */
  select: (plan: Plan) => Promise<Selection>;
  /** Returns what a plan lets the member do today, of what the insurer has. */
  accessOf: (listed: PlanAccess, plan: Plan) => PlanAccess;
  unload: () => void;
}

export function createPlanStore(parts: {
  storage: BrowserStorage;
  queryClient: QueryClient;
  queryOf: QueryOf;
  userId: () => string | null;
  /** Removes the rights to what the insurer leaves out. */
  limit: (access: PlanAccess) => PlanAccess;
  now: () => Date;
}): PlanStore {
  const { storage, queryClient, queryOf, now } = parts;
  const selection = createAtom<Selection | null>(null);
  const accessOf = (listed: PlanAccess, plan: Plan) => parts.limit(accessOn(listed, plan, now()));

  const rightsOf = (plan: Plan) =>
    queryClient.query({
      ...queryOf(accessRights(parts.userId() ?? '', plan)),
      staleTime: 'static',
    });

  const hasRights = (plan: Plan): boolean => {
    const { queryKey } = queryOf(accessRights(parts.userId() ?? '', plan));
    return queryClient.getQueryData(queryKey) !== undefined;
  };

  /** Returns the remembered plan, or the only plan of the member; null when the member has to choose. */
  async function planWithoutChoice(): Promise<Plan | null> {
    const remembered = storage.read(storageKeys.selectedPlan);
    if (remembered) return remembered;
    const { plans, completeness } = await queryClient.query({
      ...queryOf(memberships(parts.userId() ?? '')),
      staleTime: 'static',
    });
    const [only] = plans;
    return only && plans.length === 1 && completeness === 'complete' ? only : null;
  }

  async function select(plan: Plan): Promise<Selection> {
    const userId = parts.userId();
    const listed = await rightsOf(plan);
    // Without the health records, the year of birth distinguishes equal names.
    const found = hasNamesakes(listed.accessibleMembers)
      ? await queryClient.query(queryOf(patients(plan))).catch(() => null)
      : null;
    const accessibleMembers = withDistinctNames(listed.accessibleMembers, found?.patients);
    // The session may have ended while the answers were on their way.
    if (parts.userId() !== userId) throw new ApiFailure('BP-NFA-001', 'session');
    const next = { plan, access: accessOf({ ...listed, accessibleMembers }, plan) };
    storage.write(storageKeys.selectedPlan, plan);
    selection.set(next);
    return next;
  }

  /**
   * Returns the current selection, in which a birthday or the end of a person's coverage may have changed the people
   * since.
   */
  function current(): Selection | null {
    const selected = selection.get();
    if (selected === null) return null;
    const access = accessOn(selected.access, selected.plan, now());
    const { accessibleMembers, adults } = selected.access;
    const isSame =
      access.adults.length === adults.length &&
      access.accessibleMembers.length === accessibleMembers.length;
    if (isSame) return selected;
    const next = { plan: selected.plan, access };
    selection.set(next);
    return next;
  }

  return {
    selection,
    current,
    remembered: () => storage.read(storageKeys.selectedPlan),
    async load(onPlan = () => {}) {
      const selected = current();
      if (selected) {
        onPlan(selected.plan, selected.access);
        return selected;
      }
      const plan = await planWithoutChoice();
      if (plan === null) return null;
      // Otherwise `prefetch` has made the calls that come before the rights.
      if (!hasRights(plan)) onPlan(plan, null);
      const begun = await select(plan);
      onPlan(plan, begun.access);
      return begun;
    },
    async prefetch(onPlan) {
      const plan = await planWithoutChoice();
      if (plan === null) return;
      onPlan(plan, null);
      onPlan(plan, accessOf(await rightsOf(plan), plan));
    },
    select,
    accessOf,
    unload() {
      storage.remove(storageKeys.selectedPlan);
      selection.set(null);
    },
  };
}

interface MemberFacts {
  plan: Plan;
  rights: Rights;
  /** Whole years; null when the insurer sent no birth date. */
  age: number | null;
}

/** Returns the facts that guards and menus decide by. */
export function memberFacts(selection: Selection, now: Date): MemberFacts;
export function memberFacts(
  selection: Selection | null,
  now: Date,
): MemberFacts | { plan: null; rights: null; age: null };
export function memberFacts(selection: Selection | null, now: Date) {
  if (!selection) return { plan: null, rights: null, age: null };
  const { plan, access } = selection;
  const self = access.accessibleMembers.find((member) => member.memberId === plan.memberId);
  return {
    plan,
    rights: access.rights,
    age: self?.dateOfBirth ? ageOn(self.dateOfBirth, now) : null,
  };
}
