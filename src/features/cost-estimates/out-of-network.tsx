import { costEstimateWords } from '#content/cost-estimates.ts';
import {
  accumulatedFor,
  estimateOutOfNetwork,
  type OutOfNetworkCost,
} from '#src/domain/care/estimate-elements.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { Fold } from '#src/ui/layout/fold.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { LimitsUsed } from './limits-used.tsx';

const words = costEstimateWords.outOfNetwork;

/** What the plan allows for the care out of network, the member's share of it, and what may be billed on top. */
export function OutOfNetwork({
  cost,
  accumulators,
  memberId,
}: {
  cost: OutOfNetworkCost | null;
  /** Null while, or when, they are not known. */
  accumulators: readonly Accumulator[] | null;
  memberId: string;
}) {
  if (cost === null || !cost.isCovered) {
    return (
      <FoldingCard title={words.title}>
        <p>{cost === null ? <CallText>{words.unknown}</CallText> : words.notCovered}</p>
      </FoldingCard>
    );
  }
  const { allowed, benefit } = cost;
  const estimate =
    accumulators === null ? null : estimateOutOfNetwork(cost, accumulators, memberId);
  const limits =
    accumulators === null || benefit === null
      ? null
      : accumulatedFor(accumulators, { memberId, category: benefit.category, network: 'out' });
  return (
    <FoldingCard title={words.title}>
      <Stack gap="3">
        {/* First, for the amounts below are the least that may be owed. */}
        <p>
          <strong>{words.lead}</strong> {words.balance}
        </p>
        <p>
          {allowed === null ? (
            <CallText>{words.noAllowed}</CallText>
          ) : (
            <span>
              {words.allowed(formatCents(allowed))}.{' '}
              {estimate === null ? (
                <CallText>{words.noShare}</CallText>
              ) : (
                <span>
                  {estimate.share === 0 ? words.free : words.share(formatCents(estimate.share))}
                </span>
              )}
            </span>
          )}
        </p>
        {limits !== null && limits.length > 0 && (
          <Fold title={words.limits}>
            <LimitsUsed limits={limits} />
          </Fold>
        )}
      </Stack>
    </FoldingCard>
  );
}
