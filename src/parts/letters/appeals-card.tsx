import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDateInProse, formatList } from '#content/formats.ts';
import type { Read } from '#src/api/http/call.ts';
import type { ClaimAppeals } from '#src/api/calls/claims/claim-inquiries.ts';
import {
  appealOutcomes,
  appealReasons,
  appealStatuses,
  appealWords,
  attachmentWords,
  claimLetterWords,
} from '#content/claim-letters.ts';
import { localDay } from '#src/domain/format/days.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { buttonClass, Button } from '#src/ui/actions/button.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import styles from './letters.module.css';
import { AppealLastDay } from './appeal-last-day.tsx';

const words = claimLetterWords.appeal;

/** The appeals of a decision with their status, and whether and until when another one is possible. */
export function AppealsCard({
  appeals,
  onlyBy,
  link,
  foldsOnPhones = false,
}: {
  /** The appeals there are, and whether another one is possible. */
  appeals: Read<ClaimAppeals>;
  /** The first name of the adult who alone can appeal; null for the user's own claims and a child's. */
  onlyBy: string | null;
  /** Leads to the page of the case; null where the screen does above, so that only the appeals are listed. */
  link: Pick<LinkProps, 'to' | 'params'> | null;
  /** Whether phones show its title alone, below a screen's other parts. */
  foldsOnPhones?: boolean;
}) {
  const { queryOf } = usePortal();
  const query = useQuery(queryOf(appeals));
  return (
    <FoldingCard title={words.title} startsOpen={!foldsOnPhones}>
      <Loadable query={query} skeleton={<Skeleton height="6rem" />}>
        {({ eligibility, items }) => (
          <>
            {eligibility.allowed && onlyBy === null && items.length === 0 && (
              <p>{appealWords.intro}</p>
            )}
            {link !== null && (
              <AppealEligibility {...{ eligibility, onlyBy }}>
                {items.length === 0 && <CaseLink link={link}>{words.start}</CaseLink>}
              </AppealEligibility>
            )}
            {link !== null && items.length > 0 && <CaseLink link={link}>{words.see}</CaseLink>}
            {items.length > 0 && <AppealList items={items} />}
          </>
        )}
      </Loadable>
    </FoldingCard>
  );
}

function CaseLink({
  link,
  children,
}: {
  link: Pick<LinkProps, 'to' | 'params'>;
  children: string;
}) {
  return (
    <Row gap="3" look="screen-only">
      <Link {...link} className={buttonClass('secondary')}>
        {children}
      </Link>
    </Row>
  );
}

function AppealList({ items }: { items: ClaimAppeals['items'] }) {
  return (
    <>
      <h3>{words.listTitle}</h3>
      <Stack as="ul" gap="4" look="divided">
        {items.map((appeal) => (
          <Stack as="li" key={appeal.appealId} gap="1-half">
            <Row gap="3" align="center" apart>
              <strong>{lookUp(appealReasons, appeal.reason) ?? appeal.reason}</strong>
              <StatusPill tone={appeal.status === 'decided' ? 'good' : 'neutral'}>
                {lookUp(appealStatuses, appeal.status) ?? appeal.status}
              </StatusPill>
            </Row>
            {appeal.appealNumber !== undefined && (
              <SecondaryText as="p">{words.number(appeal.appealNumber)}</SecondaryText>
            )}
            <SecondaryText as="p">{filedWords(appeal)}</SecondaryText>
            {appeal.comments !== '' && <p>{appeal.comments}</p>}
            {appeal.attachments && appeal.attachments.length > 0 && (
              <SecondaryText as="p">
                {attachmentWords.sent(
                  formatList(appeal.attachments.map(({ fileName }) => fileName)),
                )}
              </SecondaryText>
            )}
            {appeal.decision && (
              <AppealDecision
                {...appeal.decision}
                words={lookUp(appealOutcomes, appeal.decision.outcome) ?? appeal.decision.outcome}
              />
            )}
          </Stack>
        ))}
      </Stack>
    </>
  );
}

function filedWords(appeal: ClaimAppeals['items'][number]): string {
  const day = formatDateInProse(localDay(appeal.submittedAt));
  return appeal.status === 'decided' || appeal.decisionDueBy === undefined
    ? words.filed(day)
    : words.filedAndOpen({ day, due: formatDateInProse(appeal.decisionDueBy) });
}

const { decided, letter, openLetter } = claimLetterWords.appeal;

/** The decision on an appeal, with its letter. */
function AppealDecision({
  words,
  decidedAt,
  documentId,
}: {
  words: string;
  decidedAt?: Date | undefined;
  documentId?: string | undefined;
}) {
  const { documents } = usePortal();
  const hasDocuments = useCapability('documents');
  return (
    <div className={styles['answer']}>
      <p>{words}</p>
      {decidedAt !== undefined && (
        <SecondaryText as="p">{decided(formatDateInProse(localDay(decidedAt)))}</SecondaryText>
      )}
      {hasDocuments && documentId !== undefined && (
        <Button variant="plain" onClick={() => void documents.open(documentId, letter)}>
          {openLetter}
        </Button>
      )}
    </div>
  );
}

/** The deadline of an appeal and `children`, the way to it; why not, where the member can't appeal. */
function AppealEligibility({
  eligibility: { allowed, lastDay, notAllowedReason },
  onlyBy,
  children,
}: {
  eligibility: ClaimAppeals['eligibility'];
  /** The first name of the adult who alone can appeal; null for the user's own claims and a child's. */
  onlyBy: string | null;
  children: ReactNode;
}) {
  if (!allowed) return <p>{notAllowedReason ?? words.notAllowed}</p>;
  return (
    <>
      {onlyBy !== null && <p>{words.onlyBy(onlyBy)}</p>}
      <AppealLastDay lastDay={lastDay} />
      {onlyBy === null && children}
    </>
  );
}
