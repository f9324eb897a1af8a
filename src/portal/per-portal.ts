import type { Portal } from './create-portal.ts';

/**
 * Returns a function that creates something for a portal once, so that it outlives the screen that first needs it. For
 * stores whose code loads with their screen; `createPortal` has those that every page needs.
 */
export function perPortal<Created>(
  create: (portal: Portal) => Created,
): (portal: Portal) => Created {
  const created = new WeakMap<Portal, { store: Created }>();
  return (portal) => {
    const { store } = created.get(portal) ?? { store: create(portal) };
    created.set(portal, { store });
    return store;
  };
}
