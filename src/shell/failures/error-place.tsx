import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { lazy, Suspense } from 'react';
import { usePortal, useStored } from '#src/portal/portal-context.ts';
import { errorWords } from '#content/errors.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorCodeText, GenericErrorText } from './error-text.tsx';
import styles from './error-place.module.css';

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

/** The browser's own dialog, for when the code of the error dialog cannot be fetched: errors come in company. */
function PlainErrorDialog({ code }: { code: string | null }) {
  const { errors } = usePortal();
  return (
    <dialog
      ref={show}
      className={classNames(styles['dialog'], utility('in-text', 'raised', 'on-card'))}
      aria-label={errorWords.dialogTitle}
      onClose={errors.close}
    >
      <h2>{errorWords.dialogTitle}</h2>
      <ErrorCodeText code={code} />
      <GenericErrorText onFollow={errors.close} />
      <Button onClick={errors.close}>{errorWords.close}</Button>
    </dialog>
  );
}

function show(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  dialog?.querySelector('button')?.focus();
}
