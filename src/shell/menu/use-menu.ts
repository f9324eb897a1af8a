import { useRouter } from '@tanstack/react-router';
import { useSelection } from '#src/portal/portal-context.ts';
import { menuFor, type MenuEntry } from './menu.ts';

/** Returns the menu of the selected plan; empty without a plan. `menuFor` explains `hasRules`. */
export function useMenu(hasRules = true): MenuEntry[] {
  const selection = useSelection();
  const router = useRouter();
  return selection ? menuFor(selection, router, hasRules) : [];
}
