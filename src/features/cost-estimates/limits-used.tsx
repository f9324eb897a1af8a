import { costEstimateWords } from '#content/cost-estimates.ts';
import type { AccumulatedAmount } from '#src/domain/care/estimate-elements.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { Grid } from '#src/ui/layout/grid.tsx';

const words = costEstimateWords.limits;

/** The used amounts of the deductible and the out-of-pocket maximum, the member's own and the family's. */
export function LimitsUsed({ limits }: { limits: readonly AccumulatedAmount[] }) {
  return (
    <Grid as="dl" columns="halves" gap="2" look="labels">
      {limits.map(({ type, scope, used, allowed, left }) => (
        <div key={`${type} ${scope}`}>
          <dt>{words.names[type][scope]}</dt>
          <dd>
            {words.used({
              used: formatCents(used, { short: true }),
              allowed: formatCents(allowed, { short: true }),
              left: formatCents(left, { short: true }),
            })}
          </dd>
        </div>
      ))}
    </Grid>
  );
}
