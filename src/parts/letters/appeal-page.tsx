import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { appealWords, claimLetterWords } from '#content/claim-letters.ts';
import { CallLine } from '#src/parts/text/member-services.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { AppealEligibility } from './appeal-eligibility.tsx';
import { AppealForm } from './appeal-form.tsx';
import type { AppealSubject } from './appeal-subject.ts';
import styles from './letters.module.css';

const words = claimLetterWords.appeal;

/** A new appeal: why the care was denied, the deadline, and the form; once it's sent, what happens next. */
export function AppealPage({
  subject,
  onlyBy,
  cancel,
  done,
}: {
  subject: AppealSubject;
  /** The first name of the adult who alone can appeal; null for the user's own claims and a child's. */
  onlyBy: string | null;
  /** The link back to what was decided, beside the form's button. */
  cancel: ReactNode;
  /** The same link, once the appeal is sent. */
  done: ReactNode;
}) {
  const { queryOf } = usePortal();
  const query = useQuery(queryOf(subject.appeals));
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <Stack gap="4" look="reading">
        <Notice tone="success" takesFocus>
          {appealWords.sent}
        </Notice>
        {done}
      </Stack>
    );
  }
  return (
    <Stack gap="5" look="card reading">
      {subject.reasons !== '' && (
        <Stack look="bad">
          <p>
            <strong>{words.reasons}</strong> {subject.reasons}
          </p>
        </Stack>
      )}
      <Loadable query={query} skeleton={<Skeleton height="30rem" />}>
        {({ eligibility }) => (
          <AppealEligibility {...{ eligibility, onlyBy }}>
            <AppealForm
              subject={subject}
              whoMayAppeal={eligibility.whoMayAppeal}
              onSent={() => setSent(true)}
              cancel={cancel}
            />
          </AppealEligibility>
        )}
      </Loadable>
      <CallLine className={styles['note']} />
    </Stack>
  );
}
