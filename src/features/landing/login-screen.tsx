import { Link } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { usePortal } from '#src/portal/portal-context.ts';
import { NoticePlace } from '#src/shell/notice-place.tsx';
import { PublicFrame } from '#src/shell/public-frame.tsx';
import { LoginPage, type LoginLink } from './login-page.tsx';
import { startCarousel } from './start-carousel.ts';

// Here and not in the component: other functions would be other links and another carousel.
const PortalLink: LoginLink = ({ href, ...rest }) => <Link to={href} {...rest} />;
const start = (root: HTMLElement) => startCarousel(root);

/** The landing page once the portal runs: links stay inside, and it says why a session ended. */
export function LoginScreen() {
  const { session } = usePortal();
  // Shown already while a sign-in fails, the page has to hear of it.
  const problem = useSelector(session.problem);
  return (
    <PublicFrame notice={<NoticePlace isReserved />}>
      <LoginPage problem={problem} link={PortalLink} startCarousel={start} />
    </PublicFrame>
  );
}
