import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { formatDateInProse, formatList } from '#content/formats.ts';
import {
  appealWords,
  attachmentWords,
  claimLetterWords,
  reviewWords,
} from '#content/claim-letters.ts';
import { titles } from '#content/titles.ts';
import type { ClaimAppeals } from '#src/api/calls/claims/claim-inquiries.ts';
import { appealPlanKind } from '#src/domain/appeals/plan-rules.ts';
import { localDay } from '#src/domain/format/days.ts';
import { appealCaseOf } from '#src/machines/appeal/appeal-case.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { useActingAdultName } from '#src/parts/plan/use-acting-adult-name.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { CallLine } from '#src/parts/text/member-services.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { AppealForm, type SentAppeal } from './appeal-form.tsx';
import { AppealHelp } from './appeal-help.tsx';
import { AppealStatusCard } from './appeal-status-card.tsx';
import { AppealSteps } from './appeal-steps.tsx';
import type { AppealSubject } from './appeal-subject.ts';
import styles from './letters.module.css';

const words = claimLetterWords.appeal;

/** The way back to the claim or authorization. */
interface Back {
  link: Pick<LinkProps, 'to' | 'params'>;
  text: string;
}

/**
 * The screen of an appeal: the reason for the denial, the status of the case, the form of the next review, and help.
 */
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
  /** Whether the claim or authorization does not exist, or the member may not see it. */
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
        {!isMissing && query.data ? (
          <CaseTitle subject={subjectOf(query.data)} />
        ) : (
          <span>{isMissing ? missing.title : titles.appeal}</span>
        )}
      </ScreenTitle>
      {isMissing ? (
        missing.text
      ) : (
        <Loadable query={query} skeleton={<Skeleton height="30rem" />}>
          {(decided) => {
            const subject = subjectOf(decided);
            return <Case key={subject.draft} {...{ subject, back }} />;
          }}
        </Loadable>
      )}
    </>
  );
}

/** The title of the page of a case, by whether an appeal was filed or can be. */
function CaseTitle({ subject }: { subject: AppealSubject }) {
  const { queryOf } = usePortal();
  const { data } = useQuery(queryOf(subject.appeals));
  if (data === undefined) return titles.appeal;
  if (data.items.length > 0) return words.screenTitles.filed;
  return data.eligibility.allowed ? words.screenTitles.before : titles.appeal;
}

/** One case: its status, the form of the review that can be requested, the steps, and help. */
function Case({ subject, back }: { subject: AppealSubject; back: Back }) {
  const { queryOf, now } = usePortal();
  const { plan } = usePlan();
  const query = useQuery(queryOf(subject.appeals));
  const onlyBy = useActingAdultName(subject);
  const [sent, setSent] = useState<SentAppeal | null>(null);
  return (
    <Stack gap="5">
      {/* Outside `Loadable`, so that it stays when refetching the case fails. */}
      {sent !== null && <SentNotice sent={sent} back={back} />}
      <Loadable query={query} skeleton={<Skeleton height="30rem" />}>
        {(answer) => {
          const { eligibility, items } = answer;
          const planKind = appealPlanKind(plan, eligibility.rules);
          const { deniedOn, timing } = subject;
          const today = localDay(now());
          const facts = { planKind, timing, deniedOn, appeals: items, eligibility, today };
          const appealCase = appealCaseOf(facts);
          if (appealCase === null) return <NoAppeal reason={eligibility.notAllowedReason} />;
          const canAct = onlyBy === null;
          const showsHelp = appealCase.state !== 'won' && appealCase.state !== 'missed';
          const showsForm = canAct && sent === null && appealCase.canFileHere;
          return (
            <Stack
              gap="5"
              look={showsHelp ? undefined : 'reading'}
              className={classNames(showsHelp && styles['case'], showsForm && styles['withForm'])}
            >
              <Stack gap="5" className={styles['facts']}>
                {appealCase.state !== 'won' && <DecisionFacts subject={subject} />}
                <AppealStatusCard
                  appealCase={appealCase}
                  subject={subject}
                  // The receipt above has it.
                  number={sent ? undefined : numberOf(items)}
                  documentId={letterOf(items)}
                />
                {onlyBy !== null && <p>{words.onlyBy(onlyBy)}</p>}
              </Stack>
              <Stack gap="5" className={styles['main']}>
                {showsForm && (
                  <Stack gap="4" look="card">
                    <AppealForm
                      key={appealCase.level}
                      subject={subject}
                      level={appealCase.level}
                      whoMayAppeal={eligibility.whoMayAppeal}
                      onSent={setSent}
                      cancel={
                        <Link {...back.link} className={buttonClass('plain')}>
                          {claimLetterWords.form.cancel}
                        </Link>
                      }
                    />
                  </Stack>
                )}
                <AppealSteps {...{ appealCase, planKind, timing }} />
              </Stack>
              <Stack gap="5" className={styles['help']}>
                {showsHelp && (
                  <AppealHelp
                    {...{ subject, answer, planKind, canAct }}
                    startsOpen={!appealCase.canFileHere}
                  />
                )}
                <CallLine className={utility('secondary', 'small')} />
              </Stack>
            </Stack>
          );
        }}
      </Loadable>
    </Stack>
  );
}

/** Returns the letter of the latest decision; undefined without a letter. */
const letterOf = (items: ClaimAppeals['items']): string | undefined =>
  items.find(({ decision }) => decision?.documentId)?.decision?.documentId;

/** Returns the insurer's number of the latest appeal; undefined without one. */
const numberOf = ([latest]: ClaimAppeals['items']): string | undefined => latest?.appealNumber;

/** Why the care was denied, and which services. */
function DecisionFacts({ subject: { reasons, deniedServices } }: { subject: AppealSubject }) {
  if (reasons === '') return null;
  return (
    <Stack gap="2" look="bad">
      <p>
        <strong>{words.reasons}</strong> {reasons}
      </p>
      {deniedServices.length > 0 && (
        <p className={styles['services']}>
          <strong>{words.deniedServices(deniedServices.length)}</strong> {deniedServices.join(', ')}
        </p>
      )}
    </Stack>
  );
}

function NoAppeal({ reason = words.notAllowed }: { reason: string | undefined }) {
  return (
    <Stack gap="3" look="card reading">
      <p>{reason}</p>
      <CallLine className={utility('secondary', 'small')} />
    </Stack>
  );
}

/** The receipt of an appeal, to be printed: what the insurer received, by its number where it gives one. */
function SentNotice({ sent, back }: { sent: SentAppeal; back: Back }) {
  const { isExpedited, decisionDueBy, number, receivedAt, files } = sent;
  const due = decisionDueBy === undefined ? '' : formatDateInProse(decisionDueBy);
  return (
    <Stack gap="3" align="start" look="reading">
      <Notice tone="success" takesFocus>
        {sent.isReview ? reviewWords.sent(due) : appealWords.sent({ isExpedited, due })}
      </Notice>
      <Stack as="ul" gap="1">
        {number !== undefined && <li>{words.number(number)}</li>}
        <li>{words.filed(formatDateInProse(localDay(receivedAt)))}</li>
        {files.length > 0 && <li>{attachmentWords.sent(formatList(files))}</li>}
      </Stack>
      <Row gap="3" look="screen-only">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          {words.print}
        </Button>
        <Link {...back.link} className={buttonClass('secondary')}>
          {back.text}
        </Link>
      </Row>
    </Stack>
  );
}
