import { Link } from '@tanstack/react-router';
import { usePortal } from '#src/portal/portal-context.ts';
import { PublicFrame } from '#src/shell/public-frame.tsx';
import { LoginPage } from './login-page.tsx';

/** The landing page once the portal runs: links stay inside, and it says why a session ended. */
export function LoginScreen() {
  const { session } = usePortal();
  return (
    <PublicFrame>
      <LoginPage
        problem={session.problem()}
        link={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
    </PublicFrame>
  );
}
