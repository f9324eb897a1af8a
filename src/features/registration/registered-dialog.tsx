import { message } from '#src/catalogue/messages.ts';
import { registrationWords } from '#content/registration.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { SignInAction } from './sign-in-action.tsx';

/** Leaves one thing to do. Brings the widget library: load it with `lazy`. */
export function RegisteredDialog() {
  const { session } = usePortal();
  return (
    <Overlay title={message('WEL-0001')} variant="dialog" closeLabel={null} foot={<SignInAction />}>
      <p>{message('REG-0021')}</p>
      {session.isSignedIn() && <p>{registrationWords.completion.otherSession}</p>}
    </Overlay>
  );
}
