import { useRouter } from '@tanstack/react-router';
import { usePortal, useSelection } from '#src/portal/portal-context.ts';
import { memberFacts } from '#src/portal/plan/plan-store.ts';
import { menuFor, type MenuEntry } from './menu.ts';

/** Returns the menu of the selected plan; empty without a plan. `menuFor` explains `hasRules`. */
export function useMenu(hasRules = true): MenuEntry[] {
  const { now } = usePortal();
  const selection = useSelection();
  const router = useRouter();
  return selection ? menuFor(memberFacts(selection, now()), router, hasRules) : [];
}
