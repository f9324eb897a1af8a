import { Figure, HeroAmount } from '#src/ui/data/figure.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'An amount and what to know of it': () => (
    <Figure name="Amount due" value="$908.27" note="As of Nov 25, 2026, 1:06 PM" />
  ),
  'Within a sentence': () => (
    <p>
      <span>You may owe</span> <HeroAmount>$5,785.50</HeroAmount> <span>or more.</span>
    </p>
  ),
  'An amount alone': () => <Figure name="Left in your account" value="$1,240.00" />,
};
