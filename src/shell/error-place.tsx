import { lazy, Suspense, useSyncExternalStore } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';
import { PlainErrorDialog } from './plain-error-dialog.tsx';

const ErrorDialog = lazy(() =>
  import('./error-dialog.tsx').then(
    (module) => ({ default: module.ErrorDialog }),
    () => ({ default: PlainErrorDialog }),
  ),
);

/** Where the global error dialog appears: over whatever screen there is. */
export function ErrorPlace() {
  const { errors } = usePortal();
  const { isOpen, code, message } = useSyncExternalStore(errors.subscribe, errors.current);
  return (
    isOpen && (
      <Suspense>
        <ErrorDialog code={code} message={message} />
      </Suspense>
    )
  );
}
