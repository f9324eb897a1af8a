import { useRouter } from '@tanstack/react-router';
import { ApiFailure } from '#src/api/failure.ts';
import { failedStatus } from './failed-status.ts';
import { StatusPage } from './status-page.tsx';

/** A screen that broke, within the frame that did not: the menu still leads elsewhere. */
export function ScreenFailure({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const failure = error instanceof ApiFailure ? error : null;
  return (
    <StatusPage
      status={failedStatus(failure)}
      code={failure?.code}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
