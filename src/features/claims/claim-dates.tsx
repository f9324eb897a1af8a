import { memo, useState } from 'react';
import type { ClaimHistory } from '#src/api/queries/claims.ts';
import { claimsListWords } from '#content/claims-list.ts';
import { formatCount } from '#src/domain/formats.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { DeadlinesCard } from '#src/parts/deadlines/deadlines-card.tsx';
import { useDeadlines } from '#src/parts/deadlines/use-deadlines.ts';
import { Button } from '#src/ui/button.tsx';

const words = claimsListWords.dates;

const shownDeadlines = 10;

/** The dates that follow from the claims. Apart from the list: a keystroke in it changes none of them. */
export const ClaimDates = memo(function ClaimDates({
  selection,
  history,
  hasFailed,
  onRetry,
}: {
  selection: Selection;
  history: ClaimHistory;
  hasFailed: boolean;
  onRetry: () => void;
}) {
  const deadlines = useDeadlines(selection, {
    data: history,
    isError: hasFailed,
    refetch: onRetry,
  });
  const [isOpen, setOpen] = useState(false);
  const { length } = deadlines.list;
  return (
    <DeadlinesCard
      deadlines={deadlines}
      atMost={isOpen ? length : shownDeadlines}
      more={
        length > shownDeadlines && (
          <Button variant="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.fewer : words.all(formatCount(length))}
          </Button>
        )
      }
    />
  );
});
