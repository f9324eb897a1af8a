import { lazy, Suspense } from 'react';
import { usePortal, useStored } from '#src/portal/portal-context.ts';
import { PlainErrorDialog } from './plain-error-dialog.tsx';

const ErrorDialog = lazy(() =>
  import('./error-dialog.tsx').then(
    (module) => ({ default: module.ErrorDialog }),
    () => ({ default: PlainErrorDialog }),
  ),
);

/** Where the global error dialog appears: over whatever screen there is. */
export function ErrorPlace() {
  const { isOpen, code, message } = useStored(usePortal().errors.shown);
  return (
    isOpen && (
      <Suspense>
        <ErrorDialog code={code} message={message} />
      </Suspense>
    )
  );
}
