import { recordPeople } from '#src/domain/record/people.ts';
import { useCanOpen } from '#src/parts/plan/use-can-open.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Returns whether the user sees a member's health record, as on the page with the records. */
export function useSeesRecord(memberId: string): boolean {
  const { now } = usePortal();
  const selection = usePlan();
  const canOpen = useCanOpen();
  const { shown } = recordPeople(selection, now());
  return canOpen('/health-records') && shown.some((person) => person.memberId === memberId);
}
