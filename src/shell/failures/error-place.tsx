import { lazy, Suspense } from 'react';
import { usePortal, useStored } from '#src/portal/portal-context.ts';
import { PlainErrorDialog } from './plain-error-dialog.tsx';

const ErrorDialog = lazy(() =>
  import('./error-dialog.tsx').then(
    (module) => ({ default: module.ErrorDialog }),
    () => ({ default: PlainErrorDialog }),
  ),
);

/** The global error dialog, over any screen. */
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
