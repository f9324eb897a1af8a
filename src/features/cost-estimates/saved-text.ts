import { costEstimateWords } from '#content/cost-estimates.ts';
import { formatList } from '#content/formats.ts';
import type {
  EstimateDifference,
  EstimateOutcome,
  SavedEstimate,
} from '#src/domain/care/saved-estimate.ts';
import { formatCents } from '#src/domain/format/formats.ts';

const { outcome: words, differences } = costEstimateWords.kept;

/** Returns the outcome of a saved estimate in one or two sentences. */
export function outcomeText({ share: estimated }: SavedEstimate, outcome: EstimateOutcome): string {
  if (outcome.kind !== 'decided') return words[outcome.kind];
  const amounts = { was: formatCents(estimated), now: formatCents(outcome.share) };
  const whys = outcome.differences.map(differenceText);
  if (whys.length === 0) return outcome.isExplained ? words.same(amounts) : words.unknown(amounts);
  return outcome.isExplained
    ? words.because({ ...amounts, why: formatList(whys) })
    : words.different({ ...amounts, what: formatList(whys) });
}

function differenceText(estimateDifference: EstimateDifference): string {
  switch (estimateDifference.kind) {
    case 'network':
      return estimateDifference.now === 'out' ? differences.wentOut : differences.stayedIn;
    case 'provider':
      return differences.provider(estimateDifference.name);
    case 'services': {
      const names = formatList(estimateDifference.names);
      return estimateDifference.cents === null
        ? differences.services(names)
        : differences.servicesFor({ names, cost: formatCents(estimateDifference.cents) });
    }
    case 'planYear':
      return differences.planYear;
    case 'deductible':
      return estimateDifference.isMet
        ? differences.deductibleMet
        : differences.deductible(money(estimateDifference));
    case 'coinsurance':
      return differences.coinsurance(estimateDifference);
    case 'notCovered':
      return differences.notCovered(formatCents(estimateDifference.cents));
    case 'price':
    case 'copay':
      return differences[estimateDifference.kind](money(estimateDifference));
  }
}

const money = ({ was, now }: { was: number; now: number }) => ({
  was: formatCents(was),
  now: formatCents(now),
});
