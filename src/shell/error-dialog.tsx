import { lazy, Suspense } from 'react';
import { errorWords } from '#src/catalogue/error-words.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Overlay } from '#src/ui/overlay.tsx';
import { ErrorText } from './error-text.tsx';

const RichText = lazy(() =>
  import('#src/ui/rich-text.tsx').then((module) => ({ default: module.RichText })),
);

/** The global error dialog (specification, section 8). Brings the widget library: load it with `lazy`. */
export function ErrorDialog({ code, message }: { code: string | null; message: string | null }) {
  const { errors, origin } = usePortal();
  return (
    <Overlay
      title={errorWords.dialogTitle}
      look="narrow"
      closeLabel="Close error"
      onClose={errors.close}
      foot={
        <Button onClick={errors.close} data-autofocus="">
          Close
        </Button>
      }
    >
      <ErrorText code={code} onFollow={errors.close}>
        {message !== null && (
          <Suspense>
            <RichText html={message} profile="notice" origin={origin} />
          </Suspense>
        )}
      </ErrorText>
    </Overlay>
  );
}
