import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deductibleMetWords as words } from '#content/deductible-met.ts';
import { preferences, savePreferences } from '#src/api/calls/account/preferences.ts';
import { localDay } from '#src/domain/format/days.ts';
import { prefixOf, type Plan } from '#src/domain/plan/plan.ts';
import type { Accumulators } from '#src/domain/spending/accumulators.ts';
import { deductibleMet } from '#src/domain/spending/deductible-met.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from './deductible-notice.module.css';
import { sentences } from '#src/ui/text/sentences.ts';
import { focusTitle } from '#src/ui/browser/take-focus.ts';

/** How much of the notice has to be on the screen for it to count as seen. */
const seenShare = 0.6;

/**
 * Shows once per plan year that the deductible is met. The insurer stores that the member has seen it; the notice is
 * off where it doesn't (docs/decisions/016).
 */
export function DeductibleNotice({ data, plan }: { data: Accumulators; plan: Plan }) {
  const { queryOf, send, now } = usePortal();
  const queryClient = useQueryClient();
  const { planYear } = data;
  const met = deductibleMet(data, plan, prefixOf(plan), localDay(now()));
  const options = queryOf(preferences(plan.memberId));
  // The notice is optional, so the failure is not reported.
  const meta = { customError: true } as const;
  const { data: storedPreferences } = useQuery({
    ...options,
    enabled: useCapability('preferences') && met !== null,
    meta: { ...options.meta, ...meta },
  });
  const seenFor = planYear.start;
  const { mutate } = useMutation({
    mutationFn: () => send(savePreferences(plan.memberId, { deductibleNotice: { seenFor } })),
    meta,
    onSuccess: () =>
      queryClient.setQueryData(
        options.queryKey,
        (before) => before && { ...before, deductibleNotice: { seenFor } },
      ),
  });
  const occasion = `${plan.memberId} ${seenFor}`;
  const [seen, setSeen] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const noticeChoice = storedPreferences?.deductibleNotice ?? null;
  const isNew = noticeChoice !== null && (noticeChoice.seenFor ?? '') < seenFor;
  // A visible notice stays until the member dismisses it or leaves the screen.
  const isShown = met !== null && dismissed !== occasion && (isNew || seen === occasion);
  useEffect(() => {
    if (!isShown || seen === occasion || container.current === null) return undefined;
    if (!('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setSeen(occasion);
        mutate();
      },
      { threshold: seenShare },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [isShown, mutate, occasion, seen]);
  if (!isShown) return null;
  const dismiss = () => {
    setDismissed(occasion);
    if (seen !== occasion) mutate();
    // The button that had the focus is gone.
    focusTitle();
  };
  return (
    <div ref={container} className="screen-only">
      <Notice tone="success">
        <strong>
          {words.title({
            scope: met.scope,
            contractType: plan.contractType,
            firstYear: planYear.start.slice(0, 4),
            lastYear: planYear.end.slice(0, 4),
          })}
        </strong>{' '}
        <span>{sentences(words.next, words.still[met.outOfPocketMax])}</span>
        <span className={styles['dismiss']}>
          <Button variant="text" onClick={dismiss}>
            {words.dismiss}
          </Button>
        </span>
      </Notice>
    </div>
  );
}
