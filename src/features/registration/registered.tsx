import { Suspense } from 'react';
import { message } from '#src/catalogue/messages.ts';
import { registrationWords } from '#content/registration.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import styles from './registration.module.css';
import { SignInAction } from './sign-in-action.tsx';

const RegisteredDialog = lazyPart(
  async () => (await import('./registered-dialog.tsx')).RegisteredDialog,
);

/** The confirmation of the account: in a dialog, and on the page where its code cannot be loaded. */
export function Registered() {
  const { session } = usePortal();
  return (
    <Stack gap="6" look="reading" className={styles['step']}>
      <ScreenTitle intro={message('REG-0021')}>{message('WEL-0001')}</ScreenTitle>
      {session.isSignedIn() && <p>{registrationWords.completion.otherSession}</p>}
      <div>
        <SignInAction />
      </div>
      <Suspense>
        <RegisteredDialog />
      </Suspense>
    </Stack>
  );
}
