import { arranged, type Arranged, type Container } from './arranged.tsx';

/** Arranges its children in columns of equal width. */
export function Grid<Tag extends Container = 'div'>({
  columns,
  ...rest
}: Arranged<Tag> & {
  /**
   * As many as there is room for, of 12, 17 or 19 rem at least; or two: `pairs` where the window is wider than a
   * phone, `halves` where each has 18 rem. `aside` are two and, beside them, one for buttons, where a container is wide.
   */
  columns: 'narrow' | 'medium' | 'wide' | 'pairs' | 'halves' | 'aside';
}) {
  return arranged(rest, 'grid', columns);
}
