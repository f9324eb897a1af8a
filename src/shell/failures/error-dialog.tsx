import { lazy, Suspense } from 'react';
import { errorWords } from '#content/errors.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import type { RichTextProps } from '#src/ui/text/rich-text.tsx';
import { ErrorCodeText, GenericErrorText } from './error-text.tsx';

const RichText = lazy(() =>
  import('#src/ui/text/rich-text.tsx').then(
    (module) => ({ default: module.RichText }),
    () => ({ default: ({ otherwise }: RichTextProps) => otherwise }),
  ),
);

/** The global error dialog (product rule 8.3). Brings the widget library: load it with `lazy`. */
export function ErrorDialog({ code, message }: { code: string | null; message: string | null }) {
  const { errors, origin } = usePortal();
  const generic = <GenericErrorText onFollow={errors.close} />;
  return (
    <Overlay
      title={errorWords.dialogTitle}
      variant="narrow"
      closeLabel={errorWords.closeLabel}
      onClose={errors.close}
      foot={
        <Button onClick={errors.close} data-autofocus="">
          {errorWords.close}
        </Button>
      }
    >
      <ErrorCodeText code={code} />
      {message === null ? (
        generic
      ) : (
        <Suspense>
          <RichText html={message} origin={origin} otherwise={generic} />
        </Suspense>
      )}
    </Overlay>
  );
}
