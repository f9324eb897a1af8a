import type { QueryClient } from '@tanstack/react-query';
import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import { accessRights } from '#src/api/calls/account/access-rights.ts';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { patients } from '#src/api/calls/coverage/patients.ts';
import type { QueryOf } from '#src/api/queries.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { hasNamesakes, withDistinctNames } from '#src/domain/people/distinct-names.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import {
  selectionOn,
  type PlanAccess,
  type Rights,
  type Selection,
} from '#src/domain/plan/rights.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';

export interface PlanStore {
  /** Null until a plan is selected and its rights are loaded (product rule 4.6). */
  selection: ReadonlyAtom<Selection | null>;
  current: () => Selection | null;
  /** Returns the plan this browser tab last worked in, whether or not its rights are loaded. */
  remembered: () => Plan | null;
  /**
   * Loads the rights of the remembered plan, or of the only plan a member has; null when the member has to choose.
   * @param onPlan called when the plan is known, and again with its rights
   * @throws {ApiFailure} BP-NFA-001 or BP-NFA-002
   */
  load: (onPlan?: (plan: Plan, selection: Selection | null) => void) => Promise<Selection | null>;
  /**
   * Makes the calls of `load` without selecting the plan.
   * @param onPlan see `load`
   * @throws {ApiFailure} BP-NFA-001 or BP-NFA-002
   */
  prefetch: (onPlan: (plan: Plan, selection: Selection | null) => void) => Promise<void>;
  /**
   * Makes a plan the selected one. Keeps the former when the rights cannot be loaded.
   * @throws {ApiFailure} BP-NFA-001, also when the session ends meanwhile
   */
  select: (plan: Plan) => Promise<Selection>;
  /** Returns a plan with its rights and people today, without the rights to disabled capabilities. */
  selectionOf: (plan: Plan, listed: PlanAccess) => Selection;
  unload: () => void;
}

export function createPlanStore(parts: {
  storage: BrowserStorage;
  queryClient: QueryClient;
  queryOf: QueryOf;
  userId: () => string | null;
  /** Removes the rights to disabled capabilities. */
  limitRights: (rights: Rights) => Rights;
  now: () => Date;
}): PlanStore {
  const { storage, queryClient, queryOf, now } = parts;
  const selection = createAtom<Selection | null>(null);
  const selectionOf = (plan: Plan, listed: PlanAccess) =>
    selectionOn(plan, { ...listed, rights: parts.limitRights(listed.rights) }, now());

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
    const patientList = hasNamesakes(listed.accessibleMembers)
      ? await queryClient.query(queryOf(patients(plan))).catch(() => null)
      : null;
    const accessibleMembers = withDistinctNames(listed.accessibleMembers, patientList?.patients);
    // The session may have ended while the answers were on their way.
    if (parts.userId() !== userId) throw new ApiFailure('BP-NFA-001', 'session');
    const next = selectionOf(plan, { ...listed, accessibleMembers });
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
    const next = selectionOn(selected.plan, selected, now());
    const isSame =
      next.age === selected.age &&
      next.adults.length === selected.adults.length &&
      next.accessibleMembers.length === selected.accessibleMembers.length;
    if (isSame) return selected;
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
        onPlan(selected.plan, selected);
        return selected;
      }
      const plan = await planWithoutChoice();
      if (plan === null) return null;
      // Otherwise `prefetch` has made the calls that come before the rights.
      if (!hasRights(plan)) onPlan(plan, null);
      const begun = await select(plan);
      onPlan(plan, begun);
      return begun;
    },
    async prefetch(onPlan) {
      const plan = await planWithoutChoice();
      if (plan === null) return;
      onPlan(plan, null);
      onPlan(plan, selectionOf(plan, await rightsOf(plan)));
    },
    select,
    selectionOf,
    unload() {
      storage.remove(storageKeys.selectedPlan);
      selection.set(null);
    },
  };
}
