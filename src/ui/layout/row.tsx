import { arranged, type Arranged, type Container } from './arranged.tsx';

/** Arranges its children side by side, `gap` apart, wrapping onto as many lines as they need. */
export function Row<Tag extends Container = 'div'>({
  apart = false,
  ...rest
}: Arranged<Tag> & {
  /** Whether the first and the last item are at opposite edges, where there is room. */
  apart?: boolean;
}) {
  return arranged(rest, 'row', apart && 'apart');
}
