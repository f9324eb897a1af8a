import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { coverages } from '#src/api/calls/coverage/coverages.ts';
import { directoryNetworks } from '#src/api/calls/care/directory-search.ts';
import { planNetworkOf, type PlanNetwork } from '#src/domain/care/network.ts';
import { coveragesOf, networksInForce } from '#src/domain/coverage/coverage.ts';
import { localDay } from '#src/domain/format/days.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';

/**
 * The network of the member's plan, matched to the networks of the directory. It stays unknown where something cannot
 * be loaded: then no provider is called in-network or out-of-network.
 */
export function usePlanNetwork(): {
  network: PlanNetwork;
  isPending: boolean;
  /** Refetches the failed parts; null without a failure. */
  retry: (() => void) | null;
} {
  const portal = usePortal();
  const { plan } = usePlan();
  const today = localDay(portal.now());
  const own = useQuery(portal.queryOf(coverages(plan, today)));
  const listed = useQuery(portal.queryOf(directoryNetworks()));
  const network = useMemo(
    () =>
      planNetworkOf(
        networksInForce(coveragesOf(own.data?.coverages ?? [], plan, today), today),
        listed.data ?? [],
      ),
    [own.data, listed.data, plan, today],
  );
  const failed = [own, listed].filter((query) => query.isError);
  return {
    network,
    isPending: [own, listed].some((query) => query.isPending && query.fetchStatus !== 'idle'),
    retry: failed.length === 0 ? null : () => failed.forEach((query) => void query.refetch()),
  };
}
