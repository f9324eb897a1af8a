import { useEffect, useState, type ComponentType } from 'react';
import type { PopoverPanelProps } from './popover-panel.tsx';

type Panel = ComponentType<PopoverPanelProps>;

/** The loaded panel, shared by all popovers. */
let fetched: Panel | null = null;

/**
 * Returns the widget's code, loaded once it `isWanted`; null until it has. The plain panel is not replaced under a
 * finger or the focus, since a link that is replaced between press and release is never followed: then the widget has
 * to wait until the panel is opened again.
 *
 * @param plain stands in for the widget, and takes its place where it cannot be fetched
 */
export function usePanelCode(
  plain: Panel,
  { isWanted, isOpen, panelId }: { isWanted: boolean; isOpen: boolean; panelId: string },
): Panel | null {
  const [code, setCode] = useState<Panel | null>(() => fetched);
  const [isKept, setKept] = useState(false);
  const isMissing = isWanted && code === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const use = watchUse(panelId);
    void fetchPanel(plain).then((panel) => {
      if (use.isOver()) return;
      setKept(use.isInUse());
      setCode(() => panel);
    });
    return use.end;
  }, [isMissing, plain, panelId]);
  if (isKept && !isOpen) setKept(false);
  return isKept ? plain : code;
}

async function fetchPanel(plain: Panel): Promise<Panel> {
  try {
    fetched = (await import('./popover-panel.tsx')).PopoverPanel;
    return fetched;
  } catch {
    return plain;
  }
}

/** Watches whether the user is about to use a panel's content: it is pressed, or the focus is in it. */
function watchUse(panelId: string) {
  const watch = new AbortController();
  const holds = (target: unknown) =>
    target instanceof Node && document.getElementById(panelId)?.contains(target) === true;
  let isPressed = false;
  // The click that follows from a release comes first.
  const release = () => void setTimeout(() => (isPressed = false));
  const options = { capture: true, signal: watch.signal };
  addEventListener('pointerdown', ({ target }) => (isPressed = holds(target)), options);
  addEventListener('pointerup', release, options);
  addEventListener('pointercancel', release, options);
  return {
    isInUse: () => isPressed || holds(document.activeElement),
    isOver: () => watch.signal.aborted,
    end: () => watch.abort(),
  };
}
