import { useIsPhone } from '#src/ui/browser/use-is-phone.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';

/**
 * The skeleton of the list of services. It fills the window, so that what follows begins below either way; on a phone it is
 * folded, and the prices follow.
 */
export function ServicesSkeleton() {
  return <Skeleton height={useIsPhone() ? '12rem' : '44rem'} />;
}
