import { costEstimateWords } from '#content/cost-estimates.ts';
import type { AccumulatedAmount } from '#src/domain/care/estimate-elements.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { FactList } from '#src/ui/data/fact-list.tsx';

const words = costEstimateWords.limits;

/** The used amounts of the deductible and the out-of-pocket maximum, the member's own and the family's. */
export function LimitsUsed({ limits }: { limits: readonly AccumulatedAmount[] }) {
  return (
    <FactList
      facts={limits.map(({ type, scope, used, allowed, left }) => [
        words.names[type][scope],
        words.used({
          used: formatCents(used, { short: true }),
          allowed: formatCents(allowed, { short: true }),
          left: formatCents(left, { short: true }),
        }),
      ])}
      look="labels"
      columns="halves"
    />
  );
}
