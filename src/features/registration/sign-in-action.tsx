import { Link } from '@tanstack/react-router';
import { registrationWords } from '#content/registration.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';

const words = registrationWords.completion;

/** The button that signs in with the new account; a user who is signed in with another one signs out first. */
export function SignInAction() {
  const { session } = usePortal();
  return session.isSignedIn() ? (
    <Button onClick={session.signOut}>{words.signOutFirst}</Button>
  ) : (
    <Link to="/initiate-login" className={buttonClass('primary')}>
      {words.signIn}
    </Link>
  );
}
