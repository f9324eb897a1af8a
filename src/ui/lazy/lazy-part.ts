import { lazy, type ComponentType } from 'react';

/**
 * A part of a screen whose code is fetched when it is first shown. If that cannot be fetched, nothing
 * is shown in its place and the screen with all that was typed in it stays; the portal then offers to
 * be loaded anew (src/shell/failures/reload-offer.tsx). `preload` fetches it before; it reports no failure.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const part = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
  return Object.assign(part, { preload: () => void load().catch(() => {}) });
}
