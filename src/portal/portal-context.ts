import { useSelector, type ReadonlyAtom } from '@tanstack/react-store';
import { useSelector as useActorSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
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
  return useStored(usePortal().plans.selection);
}

/** What a selector reads of an actor that may not be there yet. */
export function useActorAt<Actor extends AnyActorRef, T>(
  place: ReadonlyAtom<Actor | null>,
  selector: (snapshot: SnapshotFrom<Actor> | undefined) => T,
): T {
  return useActorSelector(useStored(place) ?? undefined, selector);
}

/** The value of a store; what uses it is rendered anew when it changes. */
export const useStored = <T>(store: ReadonlyAtom<T>): T => useSelector(store);
