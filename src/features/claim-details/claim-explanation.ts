import { claimDetailsWords } from '#content/claim-details.ts';
import { formatList } from '#content/formats.ts';
import { countsTowardTotals } from '#src/domain/claims/claim-row.ts';
import { formatCents } from '#src/domain/formats.ts';
import type { Claim } from '#src/domain/claims/claim.ts';
import { shareParts, takesBack, type CostBreakdown } from '#src/domain/claims/cost-breakdown.ts';

const words = claimDetailsWords.explanation;

/**
 * How the money of a claim went, in sentences, from the bill to the member's share. Says only what the
 * payer states; nothing when it states no amount.
 */
export function explainMoney(
  claim: Pick<Claim, 'providerName' | 'network' | 'kind' | 'status'>,
  path: CostBreakdown,
): string[] {
  const { providerName, network, kind } = claim;
  if (takesBack(path)) return [words.takesBack];
  const who = providerName ?? (kind === 'pharmacy' ? words.pharmacy : words.provider);
  return [
    ...(path.billed === null ? [] : [words.billed({ who, amount: formatCents(path.billed) })]),
    ...discountSentence(path, network),
    ...paidSentences(path),
    ...(countsTowardTotals(claim) ? shareSentence(path) : [words.owedNoMore]),
  ];
}

function discountSentence(
  { billed, discount, allowed }: CostBreakdown,
  network: Claim['network'],
): string[] {
  if (discount === null || discount <= 0) return [];
  // What is not covered is in neither of the two; then the lower price is not the allowed amount.
  const isWholePrice = billed !== null && allowed === billed - discount;
  return [
    words.lowered({
      isInNetwork: network === 'in',
      by: formatCents(discount),
      to: isWholePrice ? formatCents(allowed) : null,
    }),
  ];
}

function paidSentences({ planPaid, otherInsurance }: CostBreakdown): string[] {
  return [
    ...(planPaid === null
      ? []
      : [planPaid > 0 ? words.planPaid(formatCents(planPaid)) : words.planPaidNothing]),
    ...(otherInsurance === null || otherInsurance === 0
      ? []
      : [words.otherInsurancePaid(formatCents(otherInsurance))]),
  ];
}

function shareSentence({ memberResponsibility, parts }: CostBreakdown): string[] {
  if (memberResponsibility === null) return [];
  if (memberResponsibility === 0) return [words.owedNothing];
  const known = shareParts.flatMap((part) => {
    const cents = parts[part];
    return cents === null || cents === 0 ? [] : [words.parts[part](formatCents(cents))];
  });
  const amount = formatCents(memberResponsibility);
  if (known.length === 0) return [words.owed(amount)];
  const [only] = shareParts.filter((part) => parts[part] === memberResponsibility);
  return [
    only
      ? words.owedAsPart(words.parts[only](amount))
      : words.owedInParts({ amount, parts: formatList(known) }),
  ];
}
