import { lazy, Suspense } from 'react';
import { errorWords } from '#content/errors.ts';
import { titles } from '#content/titles.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { MessagePage } from '#src/parts/message-page.tsx';
import { PublicFrame } from './public-frame.tsx';

const Shell = lazy(async () => ({ default: (await import('./shell.tsx')).Shell }));

/** No such page, or not for this member: the two look alike on purpose. */
export function NotFoundPage() {
  const { session } = usePortal();
  const isSignedIn = session.isSignedIn();
  const Frame = isSignedIn ? Shell : PublicFrame;
  return (
    <Suspense>
      <Frame>
        <MessagePage
          title={titles.notFound}
          actions={
            <a className={buttonClass('primary')} href={isSignedIn ? '/dashboard' : '/login'}>
              {isSignedIn ? errorWords.toDashboard : errorWords.toSignIn}
            </a>
          }
        >
          <p>{errorWords.notFound}</p>
        </MessagePage>
      </Frame>
    </Suspense>
  );
}
