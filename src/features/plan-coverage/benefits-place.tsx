import { Skeleton } from '#src/ui/feedback/skeleton.tsx';

/** The place of the list of services, which fills the window: what follows it begins below either way. */
export const benefitsPlace = <Skeleton height="44rem" />;
