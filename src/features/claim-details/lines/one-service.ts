import { claimDetailsWords } from '#content/claim-details.ts';
import type { Claim } from '#src/domain/claims/claim.ts';
import type { ClaimLine } from '#src/domain/claims/amounts/claim-lines.ts';
import {
  costBreakdownOf,
  costColumns,
  lineCosts,
  responsibilityParts,
  type CostBreakdown,
  type ResponsibilityPart,
} from '#src/domain/claims/amounts/cost-breakdown.ts';
import {
  amountsBeside,
  lineAmountsBeside,
  type OtherAmount,
} from '#src/domain/claims/amounts/other-amounts.ts';
import { refusalReasons } from '#src/domain/claims/denial-reasons.ts';
import type { NextStep } from '#src/domain/claims/next-step.ts';
import { formatCents, formatMoney } from '#src/domain/format/formats.ts';
import { isFlowDrawn } from '#src/parts/claims/money-flow.tsx';
import { explainMoney } from '../claim-explanation.ts';
import { otherAmountName } from '../other-amount-name.ts';

const { terms } = claimDetailsWords;

/** Returns why a line wasn't paid, in the payer's words; empty without a reason. */
export const reasonOf = (line: ClaimLine, { notes }: Pick<Claim, 'notes'>) =>
  refusalReasons({ denialReasons: line.denialReasons, lines: [line], notes });

/** Returns the payer's notes, except those that each line which refers to them gives as its reason. */
export const notesBeside = (claim: Claim): Claim['notes'] =>
  claim.notes.filter(({ number, text }) => {
    if (number === null) return true;
    const lines = claim.lines.filter(({ noteNumbers }) => noteNumbers.includes(number));
    return (
      lines.length === 0 || !lines.every((line) => reasonOf(line, claim).includes(text.trim()))
    );
  });

/** Returns the part that is the whole share, and so has no bar; null without one. */
export const solePart = ({
  memberResponsibility,
  parts,
}: CostBreakdown): ResponsibilityPart | null =>
  responsibilityParts.find((part) => parts[part] !== 0 && parts[part] === memberResponsibility) ??
  null;

/** Returns the only service of a claim, where the sum of the claim has all of its facts; else null. */
export function serviceInSum(claim: Claim, nextStep: NextStep): ClaimLine | null {
  const [line, ...others] = claim.lines;
  if (line === undefined || others.length > 0) return null;
  const hasFactsOfItsOwn =
    line.wasAddedByPayer ||
    (line.servicedOn !== null && line.servicedOn !== claim.serviceStart) ||
    !refusalReasons(claim).includes(reasonOf(line, claim)) ||
    notesBeside(claim).length > 0;
  return hasFactsOfItsOwn || !hasAmountsOfClaim(line, claim) || !isSumWhole(claim, nextStep)
    ? null
    : line;
}

/** Whether all that a line costs is among the amounts of the whole claim. */
function hasAmountsOfClaim(line: ClaimLine, claim: Claim): boolean {
  const costs = lineCosts(line);
  const total = costBreakdownOf(claim);
  const known = amountsBeside(claim).map(wordsOf);
  return (
    costs.memberResponsibility === total.memberResponsibility &&
    costColumns.every(([, cents]) => cents(costs) === cents(total)) &&
    lineAmountsBeside(line).every((amount) => known.includes(wordsOf(amount)))
  );
}

const wordsOf = (amount: OtherAmount) => `${otherAmountName(amount) ?? ''} ${formatMoney(amount)}`;

/** Whether sentences and bars have every amount of a claim, and name what the share is. */
function isSumWhole(claim: Claim, nextStep: NextStep): boolean {
  const costs = costBreakdownOf(claim);
  if (!isFlowDrawn(costs)) return false;
  const part = solePart(costs);
  if (part === null) return true;
  const sentences = explainMoney(claim, costs, nextStep).join(' ');
  return sentences.includes(
    part === 'noncovered' ? formatCents(costs.parts.noncovered ?? 0) : terms[part],
  );
}
