import type { ComponentProps } from 'react';
import { useIsPhone } from '#src/ui/browser/use-is-phone.ts';
import { Card } from './card.tsx';
import { useDisclosure } from './use-disclosure.ts';

/**
 * A card that shows only its title on phones until it is pressed. On wider screens and on paper it is a plain card. Its
 * content stays mounted, so that nothing typed is lost.
 */
export function FoldingCard({
  startsOpen = false,
  ...card
}: Omit<ComponentProps<typeof Card>, 'fold'> & { startsOpen?: boolean }) {
  const isPhone = useIsPhone();
  const disclosed = useDisclosure(startsOpen);
  return <Card {...card} fold={isPhone ? disclosed : undefined} />;
}
