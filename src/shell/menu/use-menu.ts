import { useRouter } from '@tanstack/react-router';
import { usePortal, useSelection } from '#src/portal/portal-context.ts';
import { memberFacts } from '#src/portal/plan/plan-store.ts';
import { menuFor, type MenuEntry } from './menu.ts';

/** The menu of the selected plan; empty while none is selected. Without rules, as `menuFor` says. */
export function useMenu(hasRules = true): MenuEntry[] {
  const { now } = usePortal();
  const selection = useSelection();
  const router = useRouter();
  return selection ? menuFor(memberFacts(selection, now()), router, hasRules) : [];
}
