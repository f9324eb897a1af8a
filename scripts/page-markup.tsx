import { renderToStaticMarkup } from 'react-dom/server';
import { pageWords } from '#content/page.ts';
import { titles } from '#content/titles.ts';
import { LoginPage } from '#src/features/landing/login-page.tsx';
import { NoticeFrame } from '#src/shell/notice-frame.tsx';
import { NoticeSlot } from '#src/shell/notice-slot.tsx';
import { ShellSkeleton } from '#src/shell/shell-skeleton.tsx';
import { StaticFrame } from '#src/shell/static-frame.tsx';

/** The sign-in page as HTML, as it looks before anything is known of the visitor. */
export const landing = renderToStaticMarkup(
  <>
    <StaticFrame year={new Date().getFullYear()} notice={<NoticeSlot isReserved />}>
      <LoginPage />
    </StaticFrame>
    {/* What src/landing-notice.ts puts a notice into, if there is one. */}
    <template id="notice">
      <NoticeFrame />
    </template>
  </>,
);

/** The title of the sign-in page, before the configuration says what the portal is called. */
export const landingTitle = `${titles.signIn} | ${pageWords.title}`;

/** What a signed-in screen looks like before any script has run. */
export const skeleton = renderToStaticMarkup(<ShellSkeleton />);
