import { Skeleton } from '#src/ui/feedback/skeleton.tsx';

/** The skeleton of the search for services, whose list is folded. */
export function ServicesSkeleton() {
  return <Skeleton height="8rem" />;
}
