import { renderToStaticMarkup } from 'react-dom/server';
import { pageWords } from '#content/page.ts';
import { signingInWords } from '#content/signing-in.ts';
import { titles } from '#content/titles.ts';
import { DashboardSkeleton } from '#src/features/dashboard/dashboard-skeleton.tsx';
import { LoginPage, SignInNews } from '#src/features/landing/login-page.tsx';
import { NoticeFrame } from '#src/shell/notices/notice-frame.tsx';
import { NoticeSlot } from '#src/shell/notices/notice-slot.tsx';
import { ShellSkeleton } from '#src/shell/frame/screen-skeleton.tsx';
import { SignedOutFooter } from '#src/shell/public/signed-out-footer.tsx';
import { StaticFrame } from '#src/shell/public/static-frame.tsx';
import { LoadingOverlay } from '#src/ui/feedback/loading-overlay.tsx';

/** The sign-in page as HTML, as it looks before anything is known of the visitor. */
export const landing = renderToStaticMarkup(
  <>
    <StaticFrame
      notice={<NoticeSlot isReserved />}
      footer={<SignedOutFooter year={new Date().getFullYear()} />}
    >
      <LoginPage />
    </StaticFrame>
    {/* The template of a notice, which src/boot/landing-notice.ts fills. */}
    <template id="notice">
      <NoticeFrame />
    </template>
    {/* The note that src/boot/landing.ts shows after the provider has ended the session. */}
    <template id="signed-out">
      <SignInNews problem="signed-out" />
    </template>
  </>,
);

/** The title of the sign-in page, before the configuration says what the portal is called. */
export const landingTitle = `${titles.signIn} | ${pageWords.title}`;

/** The markup of the page on the way to the identity provider. */
export const leaving = renderToStaticMarkup(<LoadingOverlay words={signingInWords} />);

/** The markup of a signed-in screen before any script has run; src/app/paint-frame.ts fills in the logo. */
export const skeleton = renderToStaticMarkup(
  <ShellSkeleton brand={{ displayName: '', accent: 'var(--brand-accent)', mark: '' }} />,
);

/** The markup of the dashboard before its answers; src/app/paint-frame.ts fills in the plan and shows it. */
export const dashboard = renderToStaticMarkup(
  <template id="dashboard">
    <DashboardSkeleton />
  </template>,
);
