import { Link } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';
import { NoticePlace } from '#src/shell/notices/notice-place.tsx';
import { PublicFrame } from '#src/shell/public/public-frame.tsx';
import { OptionalBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { LoginPage, type LoginLink } from './login-page.tsx';
import { startCarousel } from './start-carousel.ts';

// Here and not in the component: other functions would be other links and another carousel.
const PortalLink: LoginLink = ({ href, ...rest }) => <Link to={href} {...rest} />;
const start = (root: HTMLElement) => startCarousel(root);

/** The landing page once the portal runs: links stay inside, and it says why one is here. */
export function LoginScreen({ leadsToPage }: { leadsToPage: () => boolean }) {
  const { session, capabilities } = usePortal();
  // Shown already while a sign-in fails, the page has to hear of it.
  const problem = useSelector(session.problem);
  // As it was on arrival: the stored address may be used up while the page is still shown.
  const [isAskedFor] = useState(leadsToPage);
  return (
    <PublicFrame
      notice={
        <OptionalBoundary>
          <NoticePlace isReserved />
        </OptionalBoundary>
      }
    >
      <LoginPage
        problem={problem ?? (isAskedFor ? 'page-asked-for' : null)}
        clockSkew={session.clockSkew()}
        link={PortalLink}
        hasCapability={capabilities.has}
        startCarousel={start}
      />
    </PublicFrame>
  );
}
