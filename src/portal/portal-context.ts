import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Portal } from './create-portal.ts';
import type { Selection } from './plan-store.ts';

export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalContext above it');
  return portal;
}

/** The selected plan with its rights; null while none is selected. */
export function useSelection(): Selection | null {
  const { plans } = usePortal();
  return useSyncExternalStore(plans.subscribe, plans.current);
}
