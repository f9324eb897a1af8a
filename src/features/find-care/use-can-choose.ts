import { useRouter } from '@tanstack/react-router';
import { canOpen } from '#src/domain/access.ts';
import { usePlan } from '#src/parts/use-plan.ts';
import { memberFacts } from '#src/portal/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Whether the plan lets the member choose a primary care provider. */
export function useCanChoose(): boolean {
  return useMayOpen('/primary-care-provider');
}

/** @param path of a screen, without a contract type */
export function useMayOpen(path: string): boolean {
  const selection = usePlan();
  const { now } = usePortal();
  const { options } = useRouter();
  return canOpen(options.context.accessAt(path), memberFacts(selection, now()));
}
