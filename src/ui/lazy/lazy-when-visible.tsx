import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';

/** The distance below the window that the user may be about to scroll. */
const ahead = '600px';

/** Renders expensive content shortly before it becomes visible; until then a placeholder. */
export function LazyWhenVisible({ before, children }: { before: ReactNode; children: ReactNode }) {
  const target = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || target.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // Typing goes first: drawing a chart takes long.
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: ahead },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={target}>{before}</div>;
}
