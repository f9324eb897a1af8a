import { stands } from '#src/domain/claims/claim-row.ts';
import { formatCents, formatList } from '#src/domain/formats.ts';
import type { Claim } from '#src/domain/claims/claim.ts';
import {
  shareParts,
  takesBack,
  type MoneyPath,
  type SharePart,
} from '#src/domain/claims/money-path.ts';

/**
 * How the money of a claim went, in sentences, from the bill to the member's share. Says only what the
 * payer states; nothing when it states no amount.
 */
export function explainMoney(
  claim: Pick<Claim, 'providerName' | 'network' | 'kind' | 'status'>,
  path: MoneyPath,
): string[] {
  const { providerName, network, kind } = claim;
  if (takesBack(path)) {
    return ['These amounts take back what an earlier claim had; that is why they are negative.'];
  }
  const who = providerName ?? (kind === 'pharmacy' ? 'The pharmacy' : 'The provider');
  return [
    ...(path.billed === null ? [] : [`${who} billed ${formatCents(path.billed)}.`]),
    ...discountSentence(path, network),
    ...paidSentences(path),
    ...(stands(claim) ? shareSentence(path) : ['You owe nothing on this claim any more.']),
  ];
}

function discountSentence(
  { billed, discount, allowed }: MoneyPath,
  network: Claim['network'],
): string[] {
  if (discount === null || discount <= 0) return [];
  const because = network === 'in' ? 'Because they are in your network, the' : 'The';
  // What is not covered is in neither of the two; then the lower price is not the allowed amount.
  const isWholePrice = billed !== null && allowed === billed - discount;
  const to = isWholePrice ? ` to ${formatCents(allowed)}` : '';
  return [
    `${because} price was lowered by ${formatCents(discount)}${to}. You do not owe that part.`,
  ];
}

function paidSentences({ planPaid, otherInsurance }: MoneyPath): string[] {
  return [
    ...(planPaid === null
      ? []
      : [planPaid > 0 ? `Your plan paid ${formatCents(planPaid)}.` : 'Your plan paid nothing.']),
    ...(otherInsurance === null || otherInsurance === 0
      ? []
      : [`Your other insurance paid ${formatCents(otherInsurance)}.`]),
  ];
}

const partWords: Record<SharePart, string> = {
  deductible: 'toward your deductible',
  copay: 'as your copay',
  coinsurance: 'as your coinsurance',
  noncovered: 'for services your plan does not cover',
};

function shareSentence({ share, parts }: MoneyPath): string[] {
  if (share === null) return [];
  if (share === 0) return ['You owe nothing.'];
  const known = shareParts.flatMap((part) => {
    const cents = parts[part];
    return cents === null || cents === 0 ? [] : [`${formatCents(cents)} ${partWords[part]}`];
  });
  const owed = `You may owe ${formatCents(share)}`;
  if (known.length === 0) return [`${owed}.`];
  const [only] = shareParts.filter((part) => parts[part] === share);
  return [only ? `${owed} ${partWords[only]}.` : `${owed}: ${formatList(known)}.`];
}
