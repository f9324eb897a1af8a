import { arranged, type Arranged, type Container } from './arranged.tsx';

/** Sets what it holds side by side, `gap` apart, in as many lines as it needs. */
export function Row<Tag extends Container = 'div'>({
  apart = false,
  ...rest
}: Arranged<Tag> & {
  /** Whether the first stands at one edge and the last at the other, as far as there is room. */
  apart?: boolean;
}) {
  return arranged(rest, 'row', apart && 'apart');
}
