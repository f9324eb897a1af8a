import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { inquiries, type ClaimInquiries } from '#src/api/calls/claims/claim-inquiries.ts';
import { claimLetterWords, inquiryTopics, inquiryWords } from '#content/claim-letters.ts';
import { localDay } from '#src/domain/format/days.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { CallLine } from '#src/parts/text/member-services.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { takeFocus } from '#src/ui/browser/take-focus.ts';
import letterStyles from '#src/parts/letters/letters.module.css';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { utility } from '#src/ui/layout/utility.ts';

const InquiryForm = lazyPart(async () => (await import('./inquiry-form.tsx')).InquiryForm);

const words = claimLetterWords.question;

/** The inquiries about a claim with their answers, and a new one. */
export function InquiriesCard({
  claimId,
  isWriting,
  onlyBy,
}: {
  claimId: string;
  isWriting: boolean;
  /** The first name of the adult who alone can inquire; null for the user's own claims and a child's. */
  onlyBy: string | null;
}) {
  const { queryOf } = usePortal();
  const query = useQuery(queryOf(inquiries(claimId)));
  const [state, setState] = useState<'reading' | 'writing' | 'cancelled' | 'sent'>(
    isWriting ? 'writing' : 'reading',
  );
  return (
    <FoldingCard title={words.title} startsOpen={isWriting}>
      {onlyBy !== null && <p>{words.onlyBy(onlyBy)}</p>}
      {state === 'sent' && (
        <Notice tone="success" takesFocus>
          {inquiryWords.sent}
        </Notice>
      )}
      {state === 'writing' ? (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <InquiryForm
            claimId={claimId}
            onSent={() => setState('sent')}
            onCancel={() => setState('cancelled')}
          />
        </Suspense>
      ) : (
        onlyBy === null && (
          <>
            <p className="screen-only">{inquiryWords.intro}</p>
            <Row gap="3">
              <Button
                variant="secondary"
                ref={state === 'cancelled' ? takeFocus : undefined}
                onClick={() => setState('writing')}
              >
                {words.start}
              </Button>
            </Row>
          </>
        )
      )}
      <CallLine className={utility('secondary', 'small')} />
      <Loadable query={query} skeleton={<Skeleton height="3rem" />}>
        {({ items }) => <Inquiries items={items} />}
      </Loadable>
    </FoldingCard>
  );
}

function Inquiries({ items }: { items: ClaimInquiries['items'] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{words.listTitle}</h3>
      <Stack as="ul" gap="4">
        {items.map((inquiry) => (
          <Stack as="li" key={inquiry.inquiryId} gap="1-half">
            <Row gap="3" align="center" apart>
              <strong>{lookUp(inquiryTopics, inquiry.topic) ?? inquiry.topic}</strong>
              <StatusPill tone={inquiry.status === 'answered' ? 'good' : 'neutral'}>
                {lookUp(words.statuses, inquiry.status) ?? inquiry.status}
              </StatusPill>
            </Row>
            <p className={utility('secondary', 'small')}>{askedWords(inquiry)}</p>
            {inquiry.comments !== '' && <p>{inquiry.comments}</p>}
            {inquiry.answer && (
              <blockquote className={letterStyles['answer']}>
                <p>{inquiry.answer.text}</p>
                {inquiry.answer.answeredAt !== undefined && (
                  <p className={utility('secondary', 'small')}>
                    {words.answered(formatDateInProse(localDay(inquiry.answer.answeredAt)))}
                  </p>
                )}
              </blockquote>
            )}
          </Stack>
        ))}
      </Stack>
    </>
  );
}

function askedWords(inquiry: ClaimInquiries['items'][number]): string {
  const day = formatDateInProse(localDay(inquiry.submittedAt));
  return inquiry.status === 'open' && inquiry.answerDueBy !== undefined
    ? words.askedAndOpen({ day, due: formatDateInProse(inquiry.answerDueBy) })
    : words.asked(day);
}
