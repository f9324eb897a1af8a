import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { CountyMap } from '#src/parts/geography/county-map.tsx';
import { loadStateCounties } from '#src/parts/geography/state-data.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { LoadFailure } from '#src/ui/lazy/loadable.tsx';

/** The map of the insurer's states; `placeholder` is shown while their counties load. */
export function StatesMap({
  placeholder,
  ...map
}: Omit<ComponentProps<typeof CountyMap>, 'states'> & { placeholder: ReactNode }) {
  const { states } = usePortal().config;
  const { data, isError, isFetching, error, refetch } = useQuery({
    queryKey: ['kept counties', states],
    queryFn: () => loadStateCounties(states),
    structuralSharing: false,
    staleTime: Infinity,
  });
  if (isError && !isFetching) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return data === undefined ? placeholder : <CountyMap {...map} states={data} />;
}
