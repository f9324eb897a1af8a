import { Printer, WalletCards } from 'lucide-react';
import { carryCardWords as words } from '#content/carry-card.ts';
import type { IdCard } from '#src/domain/id-card/card.ts';
import { walletsOf } from '#src/domain/id-card/wallets.ts';
import { planStateOf } from '#src/domain/plan/plan-state.ts';
import { localDay } from '#src/domain/format/days.ts';
import { mayActFor } from '#src/domain/plan/rights.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { CardFile } from './card-file.tsx';
import styles from './id-card.module.css';
import { WalletButtons } from './wallet-buttons.tsx';

/**
 * The ways to save a card. Everyone who may see a card can print it and add it to a wallet. Only people who may act for
 * the cardholder can download the file, which contains more than the card shows. An ended card can only be printed. Where
 * there are wallets, the rarer ways are behind More.
 */
export function CarryCard({
  card,
  memberId,
  whose,
  onPrint,
}: {
  card: IdCard;
  memberId: string;
  /** First name of the person the card is for; null for the member. */
  whose: string | null;
  /** Prints the card in wallet size. */
  onPrint: () => void;
}) {
  const { now } = usePortal();
  const selection = usePlan();
  const { plan } = selection;
  const isInForce = planStateOf(plan, localDay(now())).kind !== 'ended';
  const wallets = isInForce ? walletsOf(selection.rights, navigator.userAgent) : [];
  const others = (
    <>
      <Stack gap="1">
        <Row className={styles['way']}>
          <Button variant="text" onClick={onPrint}>
            <Printer size={20} aria-hidden="true" />
            {words.print.button}
          </Button>
        </Row>
        <SecondaryText as="p">{words.print.text}</SecondaryText>
      </Stack>
      {isInForce && mayActFor(selection, memberId, now()) && <CardFile card={card} />}
    </>
  );
  return (
    <Card
      title={whose === null ? words.title : words.titleOf(whose)}
      icon={<WalletCards size={20} aria-hidden="true" />}
      className={styles['half']}
      screenOnly
    >
      {wallets.length > 0 ? (
        <>
          <WalletButtons wallets={wallets} card={{ memberId, cardId: card.id }} />
          <Disclosure title={words.more}>
            <Stack gap="4">{others}</Stack>
          </Disclosure>
        </>
      ) : (
        others
      )}
    </Card>
  );
}
