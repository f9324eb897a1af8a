import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { privacyWords } from '#content/privacy-security.ts';
import { uiWords } from '#content/ui.ts';
import { endSessions, sessions, type SignIn } from '#src/api/calls/account/sessions.ts';
import { localDay } from '#src/domain/format/days.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from '../settings.module.css';

const words = privacyWords.sessions;
const ProofDialog = lazyPart(async () => (await import('./proof-dialog.tsx')).ProofDialog);

/** The member's sessions, with a button that ends all of them (ASVS 7.5.2). */
export function SessionsCard() {
  const { queryOf, send, session } = usePortal();
  const userId = useUserId();
  const [isAsked, setAsked] = useState(false);
  const query = useQuery(queryOf(sessions(userId)));
  return (
    <Card title={words.title} className={utility('whole-row')}>
      <p>{words.intro}</p>
      <Loadable query={query} skeleton={<SkeletonRows count={2} height="3rem" />}>
        {({ signIns, completeness }) => (
          <>
            {completeness !== 'complete' && <p role="status">{uiWords.mayBeMissing}</p>}
            <Stack as="ul" gap="4" className={styles['rows']} look="divided">
              {signIns.map((signIn) => (
                <SignInRow
                  key={`${deviceName(signIn)} ${signIn.startedAt.getTime()}`}
                  {...signIn}
                />
              ))}
            </Stack>
          </>
        )}
      </Loadable>
      <div>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {words.end}
        </Button>
      </div>
      {isAsked && (
        <Suspense>
          <ProofDialog
            id="end-sessions"
            words={words.ask}
            change={(proof) => send(endSessions(userId, proof))}
            failureText={words.failed}
            onDone={session.signOut}
            onClose={() => setAsked(false)}
          >
            <p>{words.ask.text}</p>
          </ProofDialog>
        </Suspense>
      )}
    </Card>
  );
}

function SignInRow({ isCurrent, startedAt, lastUsedAt, ...device }: SignIn) {
  const started = formatDateInProse(localDay(startedAt));
  return (
    <li>
      <Row as="p" gap="3" align="center">
        <strong>{deviceName(device)}</strong>
        {isCurrent && <StatusPill tone="good">{words.here}</StatusPill>}
      </Row>
      <p className={utility('secondary')}>
        {lastUsedAt === null || isCurrent
          ? words.since(started)
          : words.sinceAndUsed(started, formatDateInProse(localDay(lastUsedAt)))}
      </p>
    </li>
  );
}

const deviceName = ({ browser, system }: Pick<SignIn, 'browser' | 'system'>): string =>
  browser !== null && system !== null
    ? words.browserOn(browser, system)
    : (browser ?? system ?? words.someDevice);
