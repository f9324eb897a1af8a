import { useSelector, type ReadonlyAtom } from '@tanstack/react-store';
import { createContext, useContext } from 'react';
import type { Portal } from './create-portal.ts';
import type { Selection } from '#src/domain/plan/rights.ts';

export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalContext above it');
  return portal;
}

/** Returns the id of the signed-in user; empty while the session is ending, when no call is made with it. */
export function useUserId(): string {
  return usePortal().session.userId() ?? '';
}

/** Returns the selected plan with its rights; null until one is selected. */
export function useSelection(): Selection | null {
  return useStored(usePortal().plans.selection);
}

/** Returns the value of a store, and rerenders the component when it changes. */
export const useStored = <T>(store: ReadonlyAtom<T>): T => useSelector(store);
