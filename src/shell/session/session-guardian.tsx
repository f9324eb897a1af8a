import { Suspense } from 'react';
import { usePortal, useStored } from '#src/portal/portal-context.ts';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';

// Loads with the code for machines, which the first paint does not need.
const TimeoutQuestion = lazyPart(
  async () => (await import('./timeout-question.tsx')).TimeoutQuestion,
);

/** The dialog that offers the member to stay signed in, over any screen. */
export function SessionGuardian() {
  const { session } = usePortal();
  const timeout = useStored(session.timeout);
  return (
    timeout && (
      <Suspense fallback={null}>
        <TimeoutQuestion timeout={timeout} />
      </Suspense>
    )
  );
}
