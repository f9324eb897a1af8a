import { Share2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { shareCardWords as words } from '#content/share-card.ts';
import type { IdCard } from '#src/domain/id-card/card.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from '../id-card.module.css';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { PastLinks } from './past-links.tsx';
import { useSeesRecord } from './use-sees-record.ts';
import { sentences } from '#src/ui/text/sentences.ts';

const CheckInFlow = lazyPart(async () => (await import('./check-in-flow.tsx')).CheckInFlow);
const ShareFlow = lazyPart(async () => (await import('./share-flow.tsx')).ShareFlow);

/** A card that other systems can read, by a link that ends. */
export function ShareCard({
  cards,
  memberId,
  whose,
}: {
  cards: readonly IdCard[];
  memberId: string;
  /** First name of the person the card is for; null for the member. */
  whose: string | null;
}) {
  const [open, setOpen] = useState<'check-in' | 'link' | null>(null);
  // The last one stays unfolded, so that the focus goes back to its button.
  const [last, setLast] = useState(open);
  const begin = (flow: 'check-in' | 'link') => {
    setLast(flow);
    setOpen(flow);
  };
  const checkIn = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLButtonElement>(null);
  const addsRecord = useSeesRecord(memberId);
  const Flow = open === 'check-in' ? CheckInFlow : ShareFlow;
  return (
    <Card
      title={whose === null ? words.title : words.titleOf(whose)}
      icon={<Share2 size={20} aria-hidden="true" />}
      className={styles['half']}
      screenOnly
    >
      {open !== null ? (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <Flow
            {...{ cards, memberId, whose }}
            onClose={() => {
              setOpen(null);
              // The button that closed it is gone; this one is back with the next drawing.
              const opener = open === 'check-in' ? checkIn : link;
              requestAnimationFrame(() => opener.current?.focus());
            }}
          />
        </Suspense>
      ) : (
        <>
          <p>{words.text}</p>
          <Stack gap="1">
            <Row>
              <Button ref={checkIn} variant="secondary" onClick={() => begin('check-in')}>
                {whose === null ? words.checkIn : words.checkInOf(whose)}
              </Button>
            </Row>
            <SecondaryText as="p">
              {sentences(words.checkInText, addsRecord && words.checkInMore)}
            </SecondaryText>
          </Stack>
          <Disclosure title={words.more} startsOpen={last === 'link'}>
            <Stack gap="1">
              <Row>
                <Button ref={link} variant="secondary" onClick={() => begin('link')}>
                  {whose === null ? words.begin : words.beginOf(whose)}
                </Button>
              </Row>
              <SecondaryText as="p">{words.beginText}</SecondaryText>
            </Stack>
          </Disclosure>
        </>
      )}
      <PartBoundary>
        <PastLinks {...{ memberId, whose }} />
      </PartBoundary>
    </Card>
  );
}
