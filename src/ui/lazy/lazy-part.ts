import { createElement, lazy, useState, type ComponentType } from 'react';

/**
 * A part of a screen whose code is fetched when it first renders. If the fetch fails, the part renders nothing, the
 * screen keeps what was typed in it, and the portal offers a reload (src/shell/frame/overlays.tsx). `preload`
 * fetches it earlier, so that it renders without its fallback; it reports no failure.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const later = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
  function Part(props: Props) {
    // As it was first shown: another component would lose what was typed.
    const [code] = useState<ComponentType<Props>>(() => loaded ?? later);
    return createElement(code, props);
  }
  return Object.assign(Part, {
    preload: () =>
      void load().then(
        (code) => (loaded = code),
        () => {},
      ),
  });
}
