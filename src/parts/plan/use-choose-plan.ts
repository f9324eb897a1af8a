import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiFailure } from '#src/api/http/failure.ts';
import { planKey, prefixOf, type Plan } from '#src/domain/plan/plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Returns how to choose a plan, which opens its dashboard or the address that was asked for before. */
export function useChoosePlan(takeReturnAddress: () => string | null = () => null) {
  const { session, plans: store } = usePortal();
  const navigate = useNavigate();
  const [choosingKey, setChoosing] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const choose = async (plan: Plan, { replace }: { replace: boolean }) => {
    setChoosing(planKey(plan));
    setFailure(null);
    try {
      await store.select(plan);
      const address = takeReturnAddress();
      await (address === null
        ? navigate({
            to: '/{-$contractType}/dashboard',
            params: { contractType: prefixOf(plan) },
            replace,
          })
        : navigate({ href: address, replace }));
    } catch (error) {
      // The session ended meanwhile; the member is on the way to sign-in.
      if (!session.isSignedIn()) return;
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error);
    } finally {
      setChoosing(null);
    }
  };

  return {
    choose,
    /** The plan that is being opened. */
    choosingKey,
    /** Why the last one could not be opened. */
    failure,
  };
}
