import { Skeleton, SkeletonCard, SkeletonRows, SkeletonStack } from '#src/ui/feedback/skeleton.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'A line': () => <Skeleton />,
  'A short line': () => <Skeleton width="40%" height="1.5em" />,
  'A stack of blocks': () => (
    <SkeletonStack>
      <Skeleton width="60%" />
      <Skeleton height="6rem" />
    </SkeletonStack>
  ),
  'A card': () => <SkeletonCard />,
  'Rows of a list': () => <SkeletonRows count={3} height="3.5rem" />,
};
