import { useCallback, useState } from 'react';

/**
 * Returns the ref of an element that scrolls, and whether its one child is higher than it at present: then the keyboard
 * has to reach it, to scroll.
 */
export function useOverflow() {
  const [isCut, setCut] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    const observer = new ResizeObserver(() => {
      if (element !== null) setCut(element.scrollHeight > element.clientHeight);
    });
    for (const one of [element, element?.firstElementChild]) if (one) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return { ref, isCut };
}
