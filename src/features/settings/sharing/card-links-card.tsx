import { Link } from '@tanstack/react-router';
import { dataSharingWords } from '#content/data-sharing.ts';
import { prefixOf } from '#src/domain/plan/plan.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { useOwnPlan } from '../use-own-plan.ts';

const words = dataSharingWords.links;

/** Leads to the links that were made to the member's card, with who opened them. */
export function CardLinksCard() {
  const { plan } = useOwnPlan();
  if (plan === null) return null;
  return (
    <FoldingCard title={words.title}>
      <p>{words.text}</p>
      <div>
        <Link
          to="/{-$contractType}/id-card"
          params={{ contractType: prefixOf(plan) }}
          className={buttonClass('secondary')}
        >
          {words.go}
        </Link>
      </div>
    </FoldingCard>
  );
}
