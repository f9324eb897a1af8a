import { registrationWords } from '#content/registration.ts';
import { TermsText } from '#src/parts/text/terms-text.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Overlay } from '#src/ui/overlay/overlay.tsx';

const words = registrationWords.completion;

/** The terms of use, to read and accept. Brings the widget library: load it with `lazy`. */
export function TermsDialog({ onAccept, onClose }: { onAccept: () => void; onClose: () => void }) {
  return (
    <Overlay
      title={words.termsTitle}
      variant="dialog"
      closeLabel={words.closeTerms}
      onClose={onClose}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.notNow}
          </Button>
          <Button onClick={onAccept}>{words.acceptTerms}</Button>
        </>
      }
    >
      <TermsText heading="h3" />
    </Overlay>
  );
}
