import { useMutation } from '@tanstack/react-query';
import { costEstimateWords } from '#content/cost-estimates.ts';
import { isTooManyEstimates, keepEstimate } from '#src/api/calls/care/saved-estimates.ts';
import type { EstimateToSave } from '#src/domain/care/saved-estimate.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

const words = costEstimateWords.results;

/** Saves an estimate with the insurer, and says whether that worked. */
export function SaveEstimate({
  memberId,
  estimate,
}: {
  memberId: string;
  estimate: EstimateToSave;
}) {
  const { send } = usePortal();
  const saving = useMutation({
    mutationFn: () => send(keepEstimate(memberId, estimate)),
    // The text next to the button shows the failure.
    meta: { customError: true },
  });
  if (saving.isSuccess) {
    return (
      <Notice tone="success" takesFocus>
        {words.saved}
      </Notice>
    );
  }
  return (
    <>
      <Button
        variant="plain"
        aria-disabled={saving.isPending}
        aria-label={saving.isPending ? undefined : words.saveOf(estimate.provider)}
        onClick={() => {
          if (!saving.isPending) saving.mutate();
        }}
      >
        {saving.isPending ? words.saving : words.save}
      </Button>
      {saving.isError && (
        <Notice tone="error">
          {isTooManyEstimates(saving.error) ? words.tooMany : words.notSaved}
        </Notice>
      )}
    </>
  );
}
