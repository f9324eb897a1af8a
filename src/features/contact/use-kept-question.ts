import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';
import type { PlanChoice, QuestionValues } from './contact-values.ts';
import { useQuestion } from './question-form.tsx';

const queryKey = ['question without a sign-in'];

/**
 * A question that outlives a navigation that fails: whoever comes back finds what they typed. Kept in
 * memory for some minutes, and forgotten as soon as another page is shown.
 */
export function useKeptQuestion(choice: PlanChoice, begin: QuestionValues) {
  const { reloads } = usePortal();
  const queryClient = useQueryClient();
  const router = useRouter();
  const form = useQuestion(choice, queryClient.getQueryData<QuestionValues>(queryKey) ?? begin);

  useEffect(
    () => () => {
      queryClient.setQueryData(queryKey, form.getValues());
      const stop = router.subscribe('onResolved', () => {
        stop();
        const hasFailed = router.state.matches.some(({ status }) => status === 'error');
        if (!hasFailed && !reloads.isDue.get()) queryClient.removeQueries({ queryKey });
      });
    },
    [queryClient, router, reloads, form],
  );
  return form;
}
