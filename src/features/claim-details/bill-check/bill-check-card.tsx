import { Suspense, useState } from 'react';
import { billCheckWords as words } from '#content/bill-check.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import type { NextStep } from '#src/domain/claims/next-step.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';

const BillCheckForm = lazyPart(async () => (await import('./bill-check-form.tsx')).BillCheckForm);

/** Compares a provider's bill with the claim. Nothing that is typed leaves the page. */
export function BillCheckCard({
  claim,
  nextStep,
  isSettled,
}: {
  claim: FamilyClaim;
  nextStep: NextStep;
  /** False until the next step of the claim is certain. */
  isSettled: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FoldingCard title={words.title} screenOnly>
      <p>{words.intro}</p>
      {isOpen ? (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <BillCheckForm claim={claim} nextStep={nextStep} isSettled={isSettled} />
        </Suspense>
      ) : (
        <Row gap="3">
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {words.start}
          </Button>
        </Row>
      )}
    </FoldingCard>
  );
}
