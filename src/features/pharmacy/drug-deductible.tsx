import { formatDateInProse } from '#content/formats.ts';
import { pharmacyWords } from '#content/pharmacy.ts';
import { drugDeductibleOf } from '#src/domain/pharmacy/drug-deductible.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { useDrugLimits } from './use-drug-limits.ts';
import { sentences } from '#src/ui/text/sentences.ts';

const words = pharmacyWords.prices;

/**
 * Shows the remaining drug deductible before the prices apply, or that the out-of-pocket maximum is met and nothing is
 * left to pay.
 */
export function DrugDeductible() {
  const { plan } = usePlan();
  const {
    data,
    left: { deductible: left, outOfPocket },
  } = useDrugLimits();
  const asOf = data && words.asOf(formatDateInProse(data.asOf));
  if (outOfPocket === 0) {
    return <SecondaryText as="p">{sentences(words.outOfPocketMet, asOf)}</SecondaryText>;
  }
  const deductible = data ? drugDeductibleOf(data.accumulators, plan.memberId) : null;
  if (!data || deductible === null || left === null) {
    return <SecondaryText as="p">{words.note}</SecondaryText>;
  }
  const allowed = formatCents(deductible.allowed ?? 0, { short: true });
  return (
    <SecondaryText as="p">
      {sentences(
        left === 0
          ? words.deductibleMet(allowed)
          : words.deductibleLeft({ left: formatCents(left), allowed }),
        asOf,
      )}
    </SecondaryText>
  );
}
