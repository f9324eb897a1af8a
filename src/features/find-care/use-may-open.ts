import { useRouter } from '@tanstack/react-router';
import { canOpen } from '#src/domain/access.ts';
import { usePlan } from '#src/parts/use-plan.ts';
import { memberFacts } from '#src/portal/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Tells of a screen's path, without a contract type, whether the plan lets the member open it. */
export function useMayOpen(): (path: string) => boolean {
  const selection = usePlan();
  const { now } = usePortal();
  const { options } = useRouter();
  const member = memberFacts(selection, now());
  return (path) => canOpen(options.context.accessAt(path), member);
}
