import { useRouter } from '@tanstack/react-router';
import { usePortal, useSelection } from '#src/portal/portal-context.ts';
import { memberFacts } from '#src/portal/plan/plan-store.ts';
import { menuFor, pathOf, type MenuEntry } from './menu.ts';

/** The menu of the selected plan; empty while none is selected. Without rules, as `menuFor` says. */
export function useMenu(hasRules = true): MenuEntry[] {
  const { now } = usePortal();
  const selection = useSelection();
  const { options } = useRouter();
  if (!selection) return [];
  return menuFor(
    memberFacts(selection, now()),
    (screen) => options.context.accessAt(pathOf(screen)),
    hasRules,
  );
}
