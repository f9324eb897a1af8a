import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';
import type { ValuesWithComments } from '#src/parts/form/comments-field.tsx';
import type { QuestionRules } from './contact-values.ts';
import { useQuestion, type Question } from './use-question.ts';

// `public` keeps it in the cache without a session.
const queryKey = ['question', 'public'];

/**
 * Returns a question that survives a failed navigation: the visitor who comes back finds the typed text. Kept in memory
 * for some minutes, and forgotten as soon as another page is shown.
 */
export function useKeptQuestion(rules: QuestionRules, begin: ValuesWithComments): Question {
  const { reloads } = usePortal();
  const queryClient = useQueryClient();
  const router = useRouter();
  const question = useQuestion(
    rules,
    queryClient.getQueryData<ValuesWithComments>(queryKey) ?? begin,
  );
  const { form } = question;

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
  return question;
}
