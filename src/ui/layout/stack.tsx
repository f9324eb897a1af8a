import { arranged, type Arranged, type Container } from './arranged.tsx';

/** Stacks its children: one under the other, `gap` apart. */
export function Stack<Tag extends Container = 'div'>(props: Arranged<Tag>) {
  return arranged(props, 'stack');
}
