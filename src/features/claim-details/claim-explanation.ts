import { claimDetailsWords } from '#content/claim-details.ts';
import { formatList } from '#content/formats.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import type { Claim } from '#src/domain/claims/claim.ts';
import {
  responsibilityParts,
  isReversalOf,
  type CostBreakdown,
  type ResponsibilityPart,
} from '#src/domain/claims/amounts/cost-breakdown.ts';
import type { Denial } from '#src/domain/claims/denial.ts';
import { isCalledOwed, type NextStep } from '#src/domain/claims/next-step.ts';
import { paymentSentences } from './next-step-meaning.ts';

const words = claimDetailsWords.explanation;

/**
 * Explains in sentences how the bill became the member's share. Says only what the payer states; returns nothing when
 * it states no amount.
 */
export function explainMoney(
  claim: Pick<Claim, 'providerName' | 'network' | 'kind'>,
  costs: CostBreakdown,
  nextStep: NextStep,
): string[] {
  const { providerName, network, kind } = claim;
  if (isReversalOf(costs)) return [words.takesBack];
  const who = providerName ?? (kind === 'pharmacy' ? words.pharmacy : words.provider);
  return [
    ...(costs.billed === null ? [] : [words.billed({ who, amount: formatCents(costs.billed) })]),
    ...discountSentence(costs, network),
    ...paidSentences(costs, nextStep),
    ...shareSentences(costs, nextStep, isAboveAllowed(network, costs)),
  ];
}

function discountSentence(
  { billed, discount, allowed }: CostBreakdown,
  network: Claim['network'],
): string[] {
  if (discount === null || discount <= 0) return [];
  // Noncovered charges are in neither of the two; then the lower price is not the allowed amount.
  const isWholePrice = billed !== null && allowed === billed - discount;
  return [
    words.lowered({
      isInNetwork: network === 'in',
      by: formatCents(discount),
      to: isWholePrice ? formatCents(allowed) : null,
    }),
  ];
}

function paidSentences({ planPaid, otherInsurance }: CostBreakdown, nextStep: NextStep): string[] {
  const isToldAsPayment =
    nextStep.counts && nextStep.payments.some(({ by }) => by === 'other-insurance');
  return [
    ...(planPaid === null
      ? []
      : planPaid > 0
        ? [words.planPaid(formatCents(planPaid))]
        : isToldAsOpen(nextStep)
          ? []
          : [words.planPaidNothing]),
    ...(otherInsurance === null || otherInsurance === 0 || isToldAsPayment
      ? []
      : [words.otherInsurancePaid(formatCents(otherInsurance))]),
  ];
}

/** Whether what the plan doesn't cover is what a provider out of network charged above the allowed amount. */
const isAboveAllowed = (
  network: Claim['network'],
  { billed, allowed, parts }: CostBreakdown,
): boolean =>
  network === 'out' &&
  billed !== null &&
  allowed !== null &&
  allowed > 0 &&
  billed - allowed === parts.noncovered;

function shareSentences(costs: CostBreakdown, nextStep: NextStep, isAbove: boolean): string[] {
  if (!nextStep.counts) return nextStep.owed === 0 ? [words.owedNoMore] : [];
  const { payments } = nextStep;
  const isWon = nextStep.kind === 'won' || nextStep.kind === 'won-earlier';
  const { memberResponsibility: before } = costs;
  return [
    // The bars below show the share as it was decided first.
    ...(isWon
      ? [(before ?? 0) > 0 ? words.wonWhole(formatCents(before ?? 0)) : words.won]
      : ownShareSentence(costs, nextStep, isAbove)),
    ...(payments.length === 0 ? [] : [...paidTowardShare(nextStep), ...leftSentence(nextStep)]),
    ...openSentence(nextStep),
  ];
}

/**
 * Returns the sentence on the certain part of the owed amount, by its parts. Leaves out a denied amount that is open,
 * or whose appeal was won.
 */
function ownShareSentence(
  { memberResponsibility, parts }: CostBreakdown,
  nextStep: NextStep,
  isAbove: boolean,
): string[] {
  const { payments, denial } = nextStep;
  const { owed } = nextStep.beforePayments;
  if (owed === null) return [];
  if (owed === 0) return [words.owedNothing];
  const isSettled = owed === memberResponsibility;
  const mine = responsibilityParts.filter((part) => isSettled || part !== 'noncovered');
  const knownParts = mine.flatMap((part) => {
    const cents = parts[part];
    return cents === null || cents === 0 ? [] : [partWords(part, cents, denial, isAbove)];
  });
  const say =
    payments.length === 0 && isCalledOwed(nextStep)
      ? { whole: words.owed, asPart: words.owedAsPart, inParts: words.owedInParts }
      : { whole: words.ownShare, asPart: words.ownShareAsPart, inParts: words.ownShareInParts };
  const amount = formatCents(owed);
  if (knownParts.length === 0) return [say.whole(amount)];
  const [only] = mine.filter((part) => parts[part] === owed);
  return [
    only
      ? say.asPart(partWords(only, owed, denial, isAbove))
      : say.inParts({ amount, parts: formatList(knownParts) }),
  ];
}

/** Returns the sentence about what the plan refused and may still pay; empty when nothing is open. */
function openSentence(nextStep: NextStep): string[] {
  if (nextStep.open === null) return [];
  return [
    (isToldAsOpen(nextStep) ? words.open : words.openAfterPayments)(formatCents(nextStep.open)),
  ];
}

/** Whether a sentence says how much the plan didn't pay. */
const isToldAsOpen = ({ counts, open, payments }: NextStep): boolean =>
  counts && open !== null && payments.length === 0;

/** Returns the sentences on payments, except a payment at pickup: the card above and its bar show that one. */
const paidTowardShare = ({ payments }: NextStep): string[] => {
  const others = payments.filter(({ by }) => by !== 'pickup');
  return others.length === 0 ? [] : [paymentSentences({ payments: others })];
};

function leftSentence(nextStep: NextStep): string[] {
  const { owed, open, payments } = nextStep;
  if (owed === null || !isCalledOwed(nextStep)) return [];
  if (owed > 0) return [words.stillOwed(formatCents(owed))];
  // Whether it was paid at pickup isn't known.
  const isCertain = !payments.some(({ by }) => by === 'pickup');
  return open === null && isCertain ? [words.nothingLeft] : [];
}

function partWords(
  part: ResponsibilityPart,
  cents: number,
  denial: Denial | null,
  isAbove: boolean,
): string {
  const amount = formatCents(cents);
  if (part !== 'noncovered') return words.parts[part](amount);
  return words.parts.noncovered[
    denial === null ? (isAbove ? 'above' : 'notCovered') : refusedWords[denial]
  ](amount);
}

const refusedWords = {
  claim: 'notPaid',
  part: 'notPaid',
  'not-covered': 'notCovered',
  records: 'records',
  'records-of-part': 'records',
} as const satisfies Record<Denial, keyof typeof words.parts.noncovered>;
