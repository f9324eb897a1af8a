import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { appealWords, claimLetterWords } from '#content/claim-letters.ts';
import { useOnlyBy } from '#src/parts/plan/use-only-by.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { CallLine } from '#src/parts/text/member-services.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { AppealEligibility } from './appeal-eligibility.tsx';
import { AppealForm, type SentAppeal } from './appeal-form.tsx';
import type { AppealSubject } from './appeal-subject.ts';
import styles from './letters.module.css';

const words = claimLetterWords.appeal;

/** The way back to the claim or authorization. */
interface Back {
  link: Pick<LinkProps, 'to' | 'params'>;
  text: string;
}

/** The screen of a new appeal: why the care was denied, the deadline and the form; once it's sent, what happens next. */
export function AppealScreen<Decided>({
  query,
  subjectOf,
  isMissing,
  missing,
  back,
}: {
  /** The query of the claim or authorization. */
  query: UseQueryResult<Decided>;
  subjectOf: (decided: Decided) => AppealSubject;
  /** Whether there is no such claim or authorization that this member may see. */
  isMissing: boolean;
  missing: { title: string; text: ReactNode };
  back: Back;
}) {
  return (
    <>
      <Row as="p" look="back">
        <Link {...back.link}>
          <ArrowLeft size={20} aria-hidden="true" />
          {back.text}
        </Link>
      </Row>
      <ScreenTitle intro={query.data && subjectOf(query.data).about}>
        {isMissing ? missing.title : words.title}
      </ScreenTitle>
      {isMissing ? (
        missing.text
      ) : (
        <Loadable query={query} skeleton={<Skeleton height="30rem" />}>
          {(decided) => {
            const subject = subjectOf(decided);
            return <NewAppeal key={subject.draft} {...{ subject, back }} />;
          }}
        </Loadable>
      )}
    </>
  );
}

function NewAppeal({ subject, back }: { subject: AppealSubject; back: Back }) {
  const { queryOf } = usePortal();
  const query = useQuery(queryOf(subject.appeals));
  const onlyBy = useOnlyBy(subject);
  const [sent, setSent] = useState<SentAppeal | null>(null);
  if (sent !== null) {
    return (
      <Stack gap="4" look="reading">
        <Notice tone="success" takesFocus>
          {appealWords.sent({
            isExpedited: sent.isExpedited,
            due: sent.decisionDueBy === undefined ? '' : formatDateInProse(sent.decisionDueBy),
          })}
        </Notice>
        <p>
          <Link {...back.link} className={buttonClass('secondary')}>
            {back.text}
          </Link>
        </p>
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
              onSent={setSent}
              cancel={
                <Link {...back.link} className={buttonClass('plain')}>
                  {claimLetterWords.form.cancel}
                </Link>
              }
            />
          </AppealEligibility>
        )}
      </Loadable>
      <CallLine className={styles['note']} />
    </Stack>
  );
}
