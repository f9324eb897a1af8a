import { message } from '#src/catalogue/messages.ts';
import { registrationWords } from '#content/registration.ts';
import { TermsText } from '#src/parts/text/terms-text.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { SignInAction } from './sign-in-action.tsx';

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

/** Leaves one thing to do. Brings the widget library: load it with `lazy`. */
export function RegisteredDialog() {
  const { session } = usePortal();
  return (
    <Overlay title={message('WEL-0001')} variant="dialog" closeLabel={null} foot={<SignInAction />}>
      <p>{message('REG-0021')}</p>
      {session.isSignedIn() && <p>{words.otherSession}</p>}
    </Overlay>
  );
}
