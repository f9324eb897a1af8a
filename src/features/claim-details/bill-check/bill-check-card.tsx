import { Suspense, useState } from 'react';
import { billCheckWords as words } from '#content/bill-check.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import type { NextStep } from '#src/domain/claims/next-step.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';

const BillCheckForm = lazyPart(async () => (await import('./bill-check-form.tsx')).BillCheckForm);

/** A link to a card that compares a provider's bill with the claim. Nothing that is typed leaves the page. */
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
  if (!isOpen) {
    return (
      <Row>
        <Button variant="text" onClick={() => setOpen(true)}>
          {words.title}
        </Button>
      </Row>
    );
  }
  return (
    <Card title={words.title} screenOnly>
      <p>{words.intro}</p>
      <Suspense fallback={<Skeleton height="12rem" />}>
        <BillCheckForm claim={claim} nextStep={nextStep} isSettled={isSettled} />
      </Suspense>
    </Card>
  );
}
