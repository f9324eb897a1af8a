import { Link } from '@tanstack/react-router';
import { message } from '#src/catalogue/messages.ts';
import { registrationWords } from '#src/catalogue/registration-words.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Overlay } from '#src/ui/overlay.tsx';

const words = registrationWords.completion;

/** The account is there: the one thing left is to sign in. Brings the widget library: load it with `lazy`. */
export function RegisteredDialog() {
  const { session } = usePortal();
  return (
    <Overlay
      title={message('WEL-0001')}
      look="dialog"
      closeLabel={null}
      foot={
        session.isSignedIn() ? (
          <Button onClick={() => void session.signOut()}>{words.signOutFirst}</Button>
        ) : (
          <Link to="/initiate-login" className={buttonClass('primary')}>
            {words.signIn}
          </Link>
        )
      }
    >
      <p>{message('REG-0021')}</p>
      {session.isSignedIn() && <p>{words.otherSession}</p>}
    </Overlay>
  );
}
