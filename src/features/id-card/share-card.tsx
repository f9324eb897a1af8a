import { Share2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { shareCardWords as words } from '#content/share-card.ts';
import type { IdCard } from '#src/domain/id-card/card.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { KeptLinks } from './kept-links.tsx';

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
  const [isOpen, setOpen] = useState(false);
  const begin = useRef<HTMLButtonElement>(null);
  return (
    <Card
      title={whose === null ? words.title : words.titleOf(whose)}
      icon={<Share2 size={20} aria-hidden="true" />}
      screenOnly
    >
      {isOpen ? (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <ShareFlow
            {...{ cards, memberId, whose }}
            onClose={() => {
              setOpen(false);
              // The button that closed it is gone; this one is back with the next drawing.
              requestAnimationFrame(() => begin.current?.focus());
            }}
          />
        </Suspense>
      ) : (
        <>
          <p>{words.text}</p>
          <Row gap="4" align="center">
            <Button ref={begin} variant="secondary" onClick={() => setOpen(true)}>
              {whose === null ? words.begin : words.beginOf(whose)}
            </Button>
          </Row>
        </>
      )}
      <PartBoundary>
        <KeptLinks {...{ memberId, whose }} />
      </PartBoundary>
    </Card>
  );
}
