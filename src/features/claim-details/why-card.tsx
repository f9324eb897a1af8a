import { useQuery } from '@tanstack/react-query';
import { formatDateInProse } from '#content/formats.ts';
import { amountNames } from '#content/claim-amounts.ts';
import { claimDetailsWords } from '#content/claim-details.ts';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { remaining, usedShare } from '#src/domain/spending/accumulators.ts';
import { overDeductible } from '#src/domain/claims/claims-context.ts';
import { deductibleOf } from '#src/domain/claims/amounts/claim-deductible.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { disagreementsOf } from '#src/domain/claims/amounts/disagreements.ts';
import { costBreakdownOf, type CostBreakdown } from '#src/domain/claims/amounts/cost-breakdown.ts';
import { leavesBalance } from '#src/domain/claims/amounts/disagreements.ts';
import { amountsBeside, type OtherAmount } from '#src/domain/claims/amounts/other-amounts.ts';
import {
  isCalledOwed,
  usedOf,
  type NextStep,
  type NextStepKind,
} from '#src/domain/claims/next-step.ts';
import { formatCents, formatMoney } from '#src/domain/format/formats.ts';
import { memberName } from '#src/domain/people/member-name.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { FactList } from '#src/ui/data/fact-list.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { Meter } from '#src/ui/data/meter.tsx';
import { explainMoney } from './claim-explanation.ts';
import { MoneyFlow } from '#src/parts/claims/money-flow.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { Term } from '#src/parts/text/term.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { otherAmountName } from './other-amount-name.ts';
import { shareName } from './share-name.ts';
import { Disagreements } from './disagreements.tsx';
import { serviceInSum, solePart } from './lines/one-service.ts';

const words = claimDetailsWords.why;
const paymentWords = claimDetailsWords.payments;
const meterWords = claimDetailsWords.deductible;
const termsWords = claimDetailsWords.terms;

/** The explanation of how the bill became what the member owes: in sentences, as bars, and with the amounts that do not add up. */
export function WhyCard({ claim, nextStep }: { claim: FamilyClaim; nextStep: NextStep }) {
  const costs = costBreakdownOf(claim);
  const sentences = explainMoney(claim, costs, nextStep);
  const others = amountsBeside(claim).filter((other) => !isPlanPayment(other, costs.planPaid));
  const part = solePart(costs);
  const disagreements = disagreementsOf(claim);
  // Until it is decided, there is nothing to explain.
  if (claim.status === 'received' && sentences.length === 0 && others.length === 0) return null;
  return (
    <FoldingCard title={whyTitle(nextStep)}>
      <OnlyService claim={claim} nextStep={nextStep} />
      {sentences.length === 0 ? (
        <p>{words.noAmounts}</p>
      ) : (
        <p className={utility('large')}>
          <Explained text={sentences.join(' ')} word={part === 'noncovered' ? null : part} />
        </p>
      )}
      <MoneyFlow
        label={words.bars}
        costs={costs}
        shareName={shareName(nextStep, costs.memberResponsibility)}
        isShareBilled={nextStep.kind !== 'nothing-owed'}
        payments={paymentsOf(nextStep)}
        discountName={claim.network === 'in' ? amountNames.discount : amountNames.overAllowed}
        explains
      />
      {!costs.isMemberResponsibilityStated && costs.memberResponsibility !== null && (
        <SecondaryText as="p">{words.shareAddedUp}</SecondaryText>
      )}
      {disagreements.length > 0 && <Disagreements disagreements={disagreements} />}
      <OtherAmounts others={others} />
      {nextStep.counts && (costs.parts.deductible ?? 0) > 0 && <DeductibleMeter claim={claim} />}
      {nextStep.counts && claim.network === 'out' && <BalanceNote costs={costs} />}
    </FoldingCard>
  );
}

/** The amounts that neither sentences nor bars have. */
function OtherAmounts({ others }: { others: readonly OtherAmount[] }) {
  if (others.length === 0) return null;
  return (
    <>
      <h3>{words.otherAmounts}</h3>
      <FactList
        facts={others.map((other) => [
          otherAmountName(other) ?? words.notNamed,
          formatMoney(other),
        ])}
      />
    </>
  );
}

/** Says that a provider out of network may bill more, where the claim leaves anything to bill. */
const BalanceNote = ({ costs }: { costs: CostBreakdown }) =>
  leavesBalance(costs) && <SecondaryText as="p">{words.mayBillMore}</SecondaryText>;

/** Whether an amount is what the plan paid, under another name. */
const isPlanPayment = (other: OtherAmount, planPaid: number | null): boolean =>
  other.kind === 'known' && other.category === 'paidtoprovider' && other.cents === planPaid;

/** The one service of a claim without a table of services. */
function OnlyService({ claim, nextStep }: { claim: FamilyClaim; nextStep: NextStep }) {
  const line = serviceInSum(claim, nextStep);
  if (!line || line.service === null) return null;
  const { quantity, service } = line;
  const facts = [
    service,
    quantity === null || quantity === 1 ? '' : claimDetailsWords.lines.quantity(quantity),
  ];
  return <p className={utility('strong')}>{facts.filter(Boolean).join(' · ')}</p>;
}

/** A text with the first use of a word explained; unchanged if the word isn't in it. */
function Explained({ text, word }: { text: string; word: keyof typeof termsWords | null }) {
  const term = word === null ? '' : termsWords[word];
  const at = text.indexOf(term);
  if (word === null || at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <Term of={word} isDotted>
        {term}
      </Term>
      {text.slice(at + term.length)}
    </>
  );
}

/** Returns the payments toward the share and the rest of it. Other insurance has a part of the bar already. */
function paymentsOf(nextStep: NextStep) {
  const payments = (['account', 'member', 'pickup'] as const).flatMap((by) => {
    const cents = nextStep.counts ? usedOf(nextStep, by) : 0;
    return cents === 0 ? [] : [{ name: paymentWords[by], cents }];
  });
  const left = isCalledOwed(nextStep) ? (nextStep.owed ?? 0) : 0;
  return payments.length > 0 && left > 0
    ? [...payments, { name: paymentWords.owed, cents: left, isOwed: true }]
    : payments;
}

/**
 * The claim's effect on the deductible. Left out when the accumulators cannot be loaded: they are not part of the
 * claim.
 */
function DeductibleMeter({ claim }: { claim: FamilyClaim }) {
  const { queryOf } = usePortal();
  const selection = usePlan();
  const { plan } = selection;
  const memberId = claim.memberId ?? plan.memberId;
  const { data } = useQuery({
    ...queryOf(accumulators(memberId)),
    enabled: selection.rights.deductible,
  });
  const deductible = data ? deductibleOf(claim, data) : null;
  if (!data || !deductible) return null;
  // Null for the member; every other person whose claims can be read has a name.
  const name = memberId === plan.memberId ? null : memberName(selection, memberId);
  const isOut = deductible.network === 'out';
  const { used } = deductible;
  const left = remaining(deductible);
  // The used amount of the limit is unknown.
  if (used === null || left === null) return null;
  const over = overDeductible(claim, data);
  const amount = formatCents(costBreakdownOf(claim).parts.deductible ?? 0);
  return (
    <Stack gap="3" className={utility('line-above', 'form-width')}>
      <p>
        {name === null
          ? meterWords.yours.counted(amount)
          : meterWords.theirs.counted({ amount, name })}
      </p>
      <Meter
        label={
          name === null ? meterWords.yours.label(isOut) : meterWords.theirs.label({ name, isOut })
        }
        share={usedShare(deductible) ?? 0}
        used={meterWords.used({
          used: formatCents(used, { short: true }),
          allowed: formatCents(deductible.allowed ?? 0, { short: true }),
        })}
        remaining={left > 0 ? meterWords.left(formatCents(left)) : meterWords.met}
      />
      {over > 0 && <p className={utility('strong')}>{meterWords.over(formatCents(over))}</p>}
      <SecondaryText as="p">{meterWords.asOf(formatDateInProse(data.asOf))}</SecondaryText>
    </Stack>
  );
}

/** The next steps of claims that cannot be called paid. */
const unpaid: readonly NextStepKind[] = [
  'received',
  'not-processable',
  'cancelled',
  'reversal',
  'unknown',
  'at-pickup',
];

/** Returns the title above the amounts of a claim. */
export function whyTitle({
  kind,
  owed,
  open,
  denial,
}: Pick<NextStep, 'kind' | 'owed' | 'open' | 'denial'>): string {
  if (kind === 'won' || kind === 'won-earlier') return words.beforeAppeal;
  if (open === null && owed !== null && owed > 0 && isCalledOwed({ kind })) return words.owed;
  if (denial !== null) return words.refused;
  return unpaid.includes(kind) ? words.amounts : words.paid;
}
