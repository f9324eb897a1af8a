import { useRouter } from '@tanstack/react-router';
import { errorWords } from '#content/errors.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { errorTexts } from '#src/catalogue/error-texts.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';
import { failedStatus } from './failed-status.ts';
import { PublicFrame } from '#src/shell/frame/public-frame.tsx';
import { StatusPage } from './status-page.tsx';

/** A navigation that could not be finished: what happened, what is safe, and the next step. */
export function FailureScreen({ error }: { error: unknown }) {
  const router = useRouter();
  const { session } = usePortal();
  const failure = error instanceof ApiFailure ? error : null;
  return (
    <PublicFrame>
      <StatusPage
        status={failedStatus(failure)}
        code={failure?.code}
        onRetry={() => void router.invalidate()}
        actions={
          session.isSignedIn() ? (
            <Button variant="secondary" onClick={session.signOut}>
              {errorWords.signOut}
            </Button>
          ) : (
            <a className={buttonClass('secondary')} href="/login">
              {errorWords.toSignIn}
            </a>
          )
        }
      >
        {failure && <p>{errorWords.nothingChanged(errorTexts[failure.code])}</p>}
      </StatusPage>
    </PublicFrame>
  );
}
