import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';
import { PublicFrame } from '#src/shell/public-frame.tsx';
import { LoginPage } from './login-page.tsx';

/** The landing page once the portal runs: links stay inside, and it says why a session ended. */
export function LoginScreen() {
  const { session } = usePortal();
  // Shown already while a sign-in fails, the page has to hear of it.
  const problem = useSyncExternalStore(session.subscribe, session.problem);
  return (
    <PublicFrame>
      <LoginPage problem={problem} link={({ href, ...rest }) => <Link to={href} {...rest} />} />
    </PublicFrame>
  );
}
