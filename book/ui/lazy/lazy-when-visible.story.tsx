import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { LazyWhenVisible } from '#src/ui/lazy/lazy-when-visible.tsx';
import styles from '../../book.module.css';
import type { States } from '../../story.ts';

const example = (
  <LazyWhenVisible before={<Skeleton height="3rem" />}>
    <p>Your plan has paid $1,240.00 for 12 claims this year.</p>
  </LazyWhenVisible>
);

export const states: States = {
  'In sight': () => example,
  'Far below: scroll to it': () => (
    <>
      <div className={styles['far']} />
      {example}
    </>
  ),
};
