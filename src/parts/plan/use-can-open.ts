import { useCallback } from 'react';
import { useRouter } from '@tanstack/react-router';
import { canOpen } from '#src/domain/plan/access.ts';
import { usePlan } from './use-plan.ts';

/**
 * Returns the function that tells whether the plan lets the member open a screen's path, as the router's guard would.
 */
export function useCanOpen(): (path: string) => boolean {
  const selection = usePlan();
  const { options } = useRouter();
  return useCallback(
    (path: string) => {
      const named = /\/programs\/([^/]+)$/.exec(path)?.[1] ?? null;
      return canOpen(options.context.routeAccess(path), selection, named);
    },
    [selection, options],
  );
}
