import { useQuery } from '@tanstack/react-query';
import { Maximize2, Printer, Repeat } from 'lucide-react';
import { Suspense, useEffect, useId, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { formatDateInProse } from '#content/formats.ts';
import { idCardWords } from '#content/id-card.ts';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { cardIssuer } from '#src/api/calls/coverage/organizations.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { localDay } from '#src/domain/format/days.ts';
import { endedOn, type IdCard } from '#src/domain/id-card/card.ts';
import { cardLimits } from '#src/domain/id-card/card-limits.ts';
import { readableColors } from '#src/domain/id-card/card-colors.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { planStateOf } from '#src/domain/plan/plan-state.ts';
import { othersCovered } from '#src/domain/plan/rights.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { useIsNarrower } from '#src/ui/browser/use-is-phone.ts';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { CardBack } from './card-back.tsx';
import { CardFront } from './card-front.tsx';
import styles from './id-card.module.css';
import { CarryCard } from './carry-card.tsx';

const words = idCardWords.card;

const FullScreenCard = lazyPart(
  async () => (await import('./full-screen-card.tsx')).FullScreenCard,
);

/** A card with a button that turns it over, and the ways to save it. Paper and wide screens show both sides. */
export function CardToTurn({
  card,
  memberId,
  whose,
  name,
}: {
  card: IdCard;
  memberId: string;
  /** First name of the person the card is for; null for the member. */
  whose: string | null;
  name: string;
}) {
  const { brand, colors, others, ended, issuer, limits } = useCardFacts(card, memberId);
  const [side, setSide] = useState<'front' | 'back'>('front');
  const [isEnlarged, setEnlarged] = useState(false);
  const { paper, print } = usePaper();
  // A phone is shown; from a laptop the card is printed.
  const isShown = useIsNarrower('lg');
  const id = useId();
  const sides = (
    <>
      <CardFront
        {...{ card, name, memberId, brand, others }}
        ended={ended === null ? null : words.ended(ended)}
      />
      <CardBack
        {...{ name, limits }}
        // The insurer's notes are about a card in use.
        card={ended === null ? card : { ...card, notes: [] }}
        brand={brand.id}
        issuer={issuer.data ?? null}
        isLoading={issuer.isLoading}
      />
    </>
  );
  const printing = (
    <Button variant={isShown ? 'plain' : 'primary'} onClick={() => print('letter')}>
      <Printer size={20} aria-hidden="true" />
      {whose === null ? words.print : words.printOf(whose)}
    </Button>
  );
  return (
    <>
      <Stack gap="3">
        {ended !== null && <SecondaryText as="p">{words.endedHint(ended)}</SecondaryText>}
        {/* Above the card: below it, the bar of a phone would cover it. */}
        <Row gap="4" look="screen-only">
          {!isShown && printing}
          <Button
            variant={isShown ? 'primary' : 'secondary'}
            aria-haspopup="dialog"
            onClick={() => setEnlarged(true)}
            onPointerEnter={FullScreenCard.preload}
          >
            <Maximize2 size={20} aria-hidden="true" />
            {words.enlarge}
          </Button>
        </Row>
        <div id={id} className={styles['sides']} data-side={side} style={colors}>
          {sides}
        </div>
        {paper === 'wallet' &&
          createPortal(<WalletSheet colors={colors}>{sides}</WalletSheet>, document.body)}
        <Row gap="4" align="center" look="screen-only">
          <Button
            variant="secondary"
            className={styles['turn']}
            aria-controls={id}
            onClick={() => setSide(side === 'front' ? 'back' : 'front')}
          >
            <Repeat size={20} aria-hidden="true" />
            {side === 'front' ? words.turnToBack : words.turnToFront}
          </Button>
          {isShown && printing}
        </Row>
        {isEnlarged && (
          <Suspense>
            <FullScreenCard {...{ name, colors }} onClose={() => setEnlarged(false)}>
              {sides}
            </FullScreenCard>
          </Suspense>
        )}
      </Stack>
      <CarryCard {...{ card, memberId, whose }} onPrint={() => print('wallet')} />
    </>
  );
}

/** Returns what the card shows that is not the card's own. */
function useCardFacts(card: IdCard, memberId: string) {
  const { queryOf, now } = usePortal();
  const selection = usePlan();
  const { plan } = selection;
  const others = othersCovered(selection, memberId, now()).map(({ firstName }) =>
    formatName(firstName),
  );
  const issuer = useQuery({
    ...queryOf(cardIssuer(card.issuer ?? '')),
    enabled: card.issuer !== null,
  });
  const limits = useQuery({
    ...queryOf(accumulators(plan.memberId)),
    enabled: selection.rights.deductible,
    // On failure, the card says where to find the amounts.
    meta: { customError: true },
  });
  const brand = brandContent(brandOf(plan.tier1));
  const { background, text } = readableColors(card.colors, brand.accent);
  const colors: CSSProperties & Record<`--${string}`, string> = {
    '--card-ground': background,
    '--card-text': text,
    // The same art as on the dashboard, unless the insurer sets the card's colors.
    '--card-end': background === brand.accent ? brand.deep : background,
  };
  const today = localDay(now());
  const state = planStateOf(plan, today);
  const day = endedOn(card, today) ?? (state.kind === 'ended' ? state.endedOn : null);
  const ended = day === null ? null : formatDateInProse(day);
  return {
    brand,
    colors,
    others,
    ended,
    issuer,
    limits: limits.isLoading ? null : cardLimits(card, limits.data?.accumulators ?? [], plan),
  };
}

type Paper = 'letter' | 'wallet';

/** Returns the print layout: the screen with both sides of the card, or a card to fold. */
function usePaper() {
  const [paper, setPaper] = useState<Paper>('letter');
  useEffect(() => {
    const done = () => setPaper('letter');
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, []);
  return {
    paper,
    print: (next: Paper) => {
      // Render the print layout before the browser prints.
      flushSync(() => setPaper(next));
      window.print();
    },
  };
}

/** A sheet with a card at its true size: both sides beside each other, to be cut out at the marks and folded. */
function WalletSheet({
  colors,
  children,
}: {
  colors: CSSProperties;
  /** Front and back. */
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(utility('paper-only'), styles['wallet'])}
      data-alone-on-paper
      style={colors}
    >
      <div className={styles['unfolded']}>
        {children}
        {/* In millimeters: two marks beyond each corner, and the line to fold at. */}
        <svg viewBox="0 0 183.2 66" aria-hidden="true" className={styles['marks']}>
          <path d="M1 6h4M6 1v4M178.2 6h4M177.2 1v4M1 60h4M6 61v4M178.2 60h4M177.2 61v4" />
          <path d="M91.6 1v64" strokeDasharray="1" />
        </svg>
      </div>
      <p>{idCardWords.card.cut}</p>
    </div>
  );
}
