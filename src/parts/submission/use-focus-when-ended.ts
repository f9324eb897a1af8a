import { useEffect, useRef, type RefObject } from 'react';
import { takeFocus } from '#src/ui/browser/take-focus.ts';
import type { PortalSubmission } from '#src/portal/submit-once.ts';
import type { Submission } from './use-submission.ts';

/**
 * Moves the focus when the member leaves a submission, because the button pressed last is gone: back to the button that
 * began it, whose `ref` it returns, or where that has gone too or the submission is finished, to `next`.
 */
export function useFocusWhenEnded<T extends PortalSubmission>(
  { ended }: Submission<T>,
  next: RefObject<HTMLElement | null>,
): RefObject<HTMLButtonElement | null> {
  const begin = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (ended === 'finished') takeFocus(next.current);
    if (ended === 'canceled') takeFocus(begin.current ?? next.current);
  }, [ended, next]);
  return begin;
}
