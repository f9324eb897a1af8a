import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatDateInProse, formatList } from '#content/formats.ts';
import type { ClaimAppeals } from '#src/api/calls/claim-inquiries.ts';
import {
  appealOutcomes,
  appealReasons,
  appealStatuses,
  appealWords,
  attachmentWords,
  claimLetterWords,
} from '#content/claim-letters.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { CallLine } from '#src/parts/text/member-services.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { takeFocus } from '#src/ui/browser/take-focus.ts';
import { AppealDecision } from './appeal-decision.tsx';
import type { AppealSubject } from './appeal-subject.ts';
import { AppealLastDay } from './appeal-last-day.tsx';
import styles from './letters.module.css';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';

const words = claimLetterWords.appeal;

const AppealForm = lazyPart(async () => (await import('./appeal-form.tsx')).AppealForm);

/** Whether the decision can be appealed and until when, the appeals there are, and a new one. */
export function AppealsCard({
  subject,
  isWriting,
  onlyBy,
  foldsOnPhones = false,
}: {
  subject: AppealSubject;
  isWriting: boolean;
  /** Whether phones show its title alone, below a screen's other parts. */
  foldsOnPhones?: boolean;
  /** The first name of the adult who alone can appeal; null for the user's own claims and a child's. */
  onlyBy: string | null;
}) {
  const { queryOf } = usePortal();
  const query = useQuery(queryOf(subject.appeals));
  const [state, setState] = useState<AppealState>(isWriting ? 'writing' : 'reading');
  return (
    <FoldingCard title={words.title} startsOpen={isWriting || !foldsOnPhones}>
      {state === 'sent' && (
        <Notice tone="success" takesFocus>
          {appealWords.sent}
        </Notice>
      )}
      <Loadable query={query} skeleton={<Skeleton height="6rem" />}>
        {(appeals) => <Appeals {...{ subject, appeals, state, setState, onlyBy }} />}
      </Loadable>
    </FoldingCard>
  );
}

type AppealState = 'reading' | 'writing' | 'cancelled' | 'sent';

function Appeals({
  subject,
  appeals,
  state,
  setState,
  onlyBy,
}: {
  subject: AppealSubject;
  appeals: ClaimAppeals;
  state: AppealState;
  setState: (state: AppealState) => void;
  onlyBy: string | null;
}) {
  const { eligibility, items } = appeals;
  return (
    <>
      {state === 'writing' && (
        <Suspense fallback={<Skeleton height="30rem" />}>
          <AppealForm
            {...{ subject, eligibility }}
            onSent={() => setState('sent')}
            onCancel={() => setState('cancelled')}
          />
        </Suspense>
      )}
      {(state === 'reading' || state === 'cancelled') && (
        <Eligibility
          {...{ eligibility, onlyBy }}
          isCancelled={state === 'cancelled'}
          onAppeal={() => setState('writing')}
        />
      )}
      {items.length > 0 && <AppealList items={items} />}
      <CallLine className={styles['note']} />
    </>
  );
}

function Eligibility({
  eligibility: { allowed, lastDay, notAllowedReason },
  onlyBy,
  isCancelled,
  onAppeal,
}: {
  eligibility: ClaimAppeals['eligibility'];
  onlyBy: string | null;
  /** The form was just closed. */
  isCancelled: boolean;
  onAppeal: () => void;
}) {
  if (!allowed) return <p>{notAllowedReason ?? words.notAllowed}</p>;
  if (onlyBy !== null) {
    return (
      <>
        <p>{words.onlyBy(onlyBy)}</p>
        <AppealLastDay lastDay={lastDay} />
      </>
    );
  }
  return (
    <>
      <p>{appealWords.intro}</p>
      <AppealLastDay lastDay={lastDay} />
      <Row gap="3">
        <Button variant="secondary" ref={isCancelled ? takeFocus : undefined} onClick={onAppeal}>
          {words.start}
        </Button>
      </Row>
    </>
  );
}

function AppealList({ items }: { items: ClaimAppeals['items'] }) {
  return (
    <>
      <h3>{words.listTitle}</h3>
      <Stack as="ul" gap="4" look="divided">
        {items.map((one) => (
          <Stack as="li" key={one.appealId} gap="1-half">
            <Row gap="3" align="center" apart>
              <strong>{lookUp(appealReasons, one.reason) ?? one.reason}</strong>
              <StatusPill tone={one.status === 'decided' ? 'good' : 'neutral'}>
                {lookUp(appealStatuses, one.status) ?? one.status}
              </StatusPill>
            </Row>
            <SecondaryText as="p">{filedWords(one)}</SecondaryText>
            <p>{one.comments}</p>
            {one.attachments && one.attachments.length > 0 && (
              <SecondaryText as="p">
                {attachmentWords.sent(formatList(one.attachments.map(({ fileName }) => fileName)))}
              </SecondaryText>
            )}
            {one.decision && (
              <AppealDecision
                {...one.decision}
                words={lookUp(appealOutcomes, one.decision.outcome) ?? one.decision.outcome}
              />
            )}
          </Stack>
        ))}
      </Stack>
    </>
  );
}

function filedWords(one: ClaimAppeals['items'][number]): string {
  const day = formatDateInProse(one.submittedAt);
  return one.status === 'decided' || one.decisionDueBy === undefined
    ? words.filed(day)
    : words.filedAndOpen({ day, due: formatDateInProse(one.decisionDueBy) });
}
