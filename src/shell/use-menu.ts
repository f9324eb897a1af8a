import { useRouter } from '@tanstack/react-router';
import type { Access } from '#src/domain/access.ts';
import { usePortal, useSelection } from '#src/portal/portal-context.ts';
import { memberFacts } from '#src/portal/plan-store.ts';
import { menuFor, type MenuEntry, type MenuScreen } from './menu.ts';

/** The menu of the selected plan; empty while none is selected. */
export function useMenu(): MenuEntry[] {
  const { now } = usePortal();
  const selection = useSelection();
  const { routesById } = useRouter();
  if (!selection) return [];
  const routes = Object.values(routesById);
  const accessOf = (screen: MenuScreen): Access =>
    routes.find((route) => route.to === screen)?.options.staticData?.access ?? { needs: 'never' };
  return menuFor(memberFacts(selection, now()), accessOf);
}
