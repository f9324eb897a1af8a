import { errorWords } from '#content/errors.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorCodeText, GenericErrorText } from './error-text.tsx';
import styles from './plain-error-dialog.module.css';

/** The browser's own dialog, for when the code of the error dialog cannot be fetched: errors come in company. */
export function PlainErrorDialog({ code }: { code: string | null }) {
  const { errors } = usePortal();
  return (
    <dialog
      ref={show}
      className={styles['dialog']}
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
