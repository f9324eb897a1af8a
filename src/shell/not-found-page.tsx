import { lazy, Suspense } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { MessagePage } from './message-page.tsx';
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
          title="Page not found"
          actions={
            <a className={buttonClass('primary')} href={isSignedIn ? '/dashboard' : '/login'}>
              {isSignedIn ? 'Go to your dashboard' : 'Go to sign in'}
            </a>
          }
        >
          <p>
            There is nothing at this address, or it is not part of your plan. Check the address, or
            start again from the beginning.
          </p>
        </MessagePage>
      </Frame>
    </Suspense>
  );
}
