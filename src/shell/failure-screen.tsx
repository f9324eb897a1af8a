import { useRouter } from '@tanstack/react-router';
import { ApiFailure } from '#src/api/failure.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import { MessagePage } from './message-page.tsx';
import { PublicFrame } from './public-frame.tsx';
import { statusText } from './status-texts.ts';

/** A navigation that could not be finished: what happened, what is safe, what to do next. */
export function FailureScreen({ error }: { error: unknown }) {
  const router = useRouter();
  const { session } = usePortal();
  const failure = error instanceof ApiFailure ? error : null;
  const { title, text } = statusText(failure);
  return (
    <PublicFrame>
      <MessagePage
        title={title}
        code={failure?.code}
        actions={
          <>
            <Button onClick={() => void router.invalidate()}>Try again</Button>
            {session.isSignedIn() && (
              <Button look="secondary" onClick={() => void session.signOut()}>
                Sign Out
              </Button>
            )}
          </>
        }
      >
        <p>{text}</p>
        <p>Your information is safe. Nothing was changed.</p>
      </MessagePage>
    </PublicFrame>
  );
}
