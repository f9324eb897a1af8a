import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import type { States } from '../../story.ts';

const text = <p>Claim C88770003, received October 27, processed November 5.</p>;

export const states: States = {
  'Folded on a phone': () => <FoldingCard title="About this claim">{text}</FoldingCard>,
  'Open on a phone': () => (
    <FoldingCard title="About this claim" startsOpen>
      {text}
    </FoldingCard>
  ),
};
