import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { errorWords } from '#content/errors.ts';
import { uiWords } from '#content/ui.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';
import { PublicFrame } from '#src/shell/public/public-frame.tsx';
import { ScreenSkeleton } from '#src/shell/frame/screen-skeleton.tsx';
import { bpMessages } from '#content/messages/bp.ts';
import type { StatusId } from '#src/catalogue/status-texts.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { ScreenFailureText } from '#src/ui/lazy/loadable.tsx';
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
        {failure && <p>{errorWords.nothingChanged(bpMessages[failure.code])}</p>}
      </StatusPage>
    </PublicFrame>
  );
}

/** A screen that broke, within the frame that did not: the menu still leads elsewhere. */
export function ScreenFailure(failed: { error: unknown; reset: () => void }) {
  const { error } = failed;
  const isMissing = error instanceof Error && error.name === 'ChunkUnavailable';
  return isMissing ? <MissingScreen {...failed} /> : <BrokenScreen {...failed} />;
}

/** Its code is no longer at the host, or the host is gone: the member stays where they were, with the offer to reload. */
function MissingScreen(failed: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const { reloads } = usePortal();
  const [before] = useState(() => reloads.misses(router.latestLocation.href));
  useEffect(() => {
    if (before) void router.navigate({ href: before, replace: true });
  }, [before, router]);
  return before ? <ScreenSkeleton /> : <BrokenScreen {...failed} />;
}

function BrokenScreen({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const failure = error instanceof ApiFailure ? error : null;
  return (
    <StatusPage
      status={failedStatus(failure)}
      code={failure?.code}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}

/** Gives screens that fail as a whole the number to call. */
export const ScreenFailures = ({ children }: { children: ReactNode }) => (
  <ScreenFailureText value={<CallText>{uiWords.loadFailure.screen}</CallText>}>
    {children}
  </ScreenFailureText>
);

const ofStatus: Partial<Record<number, StatusId>> = {
  400: 400,
  401: 401,
  403: 403,
  404: 404,
  422: 422,
  429: 429,
  500: 500,
  503: 503,
};

/** Returns the status page of a failure; null for an error that is not a failed call. */
export function failedStatus(failure: Pick<ApiFailure, 'kind' | 'status'> | null): StatusId {
  switch (failure?.kind) {
    case undefined:
      return 'UNHANDLED_ERROR';
    case 'network':
    case 'timeout':
      return 'error-event';
    case 'session':
      return 'UNAUTHORIZED_ERROR';
    case 'status':
      return ofStatus[failure.status ?? 0] ?? 'default';
    case 'aborted':
    case 'unreadable':
      return 'default';
  }
}
