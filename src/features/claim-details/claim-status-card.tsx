import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { claimDetailsWords } from '#content/claim-details.ts';
import { claimStatuses } from '#content/claims.ts';
import { nextStepActionWords } from '#content/next-step-meanings.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { refusalReasons } from '#src/domain/claims/denial-reasons.ts';
import {
  isCalledOwed,
  leadsToAppeal,
  usedOf,
  type NextStep,
} from '#src/domain/claims/next-step.ts';
import { formatDateInProse } from '#content/formats.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { ClaimStatusPill } from '#src/parts/claims/claim-status-pill.tsx';
import { OwedAmount } from '#src/parts/claims/owed-amount.tsx';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { HeroAmount } from '#src/ui/data/figure.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './claim-details.module.css';
import { nextStepMeaning } from './next-step-meaning.ts';

const { statusCard: words, share, payments: amounts } = claimDetailsWords;

/** The next step of a claim: in words, as an amount, and with the one thing to do about it. */
export function ClaimStatusCard({
  claim,
  nextStep,
  rules,
  isSettled,
  isAccountMissing,
  openInquiry,
  onAsk,
}: {
  claim: FamilyClaim;
  nextStep: NextStep;
  /** The law that the plan follows, as the insurer names it. */
  rules: string | undefined;
  isSettled: boolean;
  /** The payments from the reimbursement account could not be loaded. */
  isAccountMissing: boolean;
  /** The time of the newest unanswered inquiry, RFC 3339; null without one. */
  openInquiry: Date | null;
  /** Opens a question about the claim; null where the insurer accepts no inquiries. */
  onAsk: (() => void) | null;
}) {
  const titleId = useId();
  const { label } = claimStatuses[claim.status];
  // Of a claim that was undone the words say that nothing is owed.
  const hasAmounts = nextStep.counts || nextStep.owed === null;
  // Until the answer is final, the likely one is laid out invisibly, so that nothing moves when it comes.
  const className = classNames(utility('stack', 'gap-3'), !isSettled && styles['unsettled']);
  return (
    <Row
      as="section"
      aria-labelledby={titleId}
      gap="6"
      apart
      className={styles['statusCard']}
      aria-busy={!isSettled}
      look="card"
    >
      <Stack gap="3" className={classNames(styles['status'], utility('readable'))}>
        <VisuallyHidden as="h2" id={titleId}>
          {words.title}
        </VisuallyHidden>
        <div className={className}>
          <ClaimStatusPill status={claim.status} nextStep={nextStep} />
          <p>{nextStepMeaning(nextStep)}</p>
          {rules === 'stateProgram' && nextStep.denial !== null && claim.network !== 'out' && (
            <p>{words.stateProgram}</p>
          )}
          {isAccountMissing && nextStep.counts && <p>{words.accountMissing}</p>}
        </div>
        {openInquiry !== null && <p>{words.asked(formatDateInProse(localDay(openInquiry)))}</p>}
        <DenialReasons claim={claim} nextStep={nextStep} />
        {claim.disposition !== null && claim.disposition !== label && <p>{claim.disposition}</p>}
      </Stack>
      {hasAmounts && (
        <div className={classNames(styles['owed'], className)}>
          <Amounts claimId={claim.id} nextStep={nextStep} onAsk={onAsk} />
        </div>
      )}
    </Row>
  );
}

function DenialReasons({ claim, nextStep }: { claim: FamilyClaim; nextStep: NextStep }) {
  const reasons = refusalReasons(claim);
  if (reasons === '') return null;
  // They no longer hold.
  const isWon = nextStep.kind === 'won' || nextStep.kind === 'won-earlier';
  return (
    <Stack look={isWon ? 'tint' : 'bad'}>
      <p>
        <strong>{isWon ? words.earlierReason : words.reason}</strong> {reasons}
      </p>
    </Stack>
  );
}

/** The amounts of a claim, and what to do about them. One that is not settled is never set in large type. */
function Amounts({
  claimId,
  nextStep,
  onAsk,
}: {
  claimId: string;
  nextStep: NextStep;
  onAsk: (() => void) | null;
}) {
  const { owed, open, beforePayments } = nextStep;
  const isCertain = owed === 0 && open === null;
  const atPickup = isCertain ? usedOf(nextStep, 'pickup') : 0;
  return (
    <>
      <p>
        <span className={utility('secondary')}>
          {atPickup > 0 ? amounts.pickup : shareLabel(nextStep)}
        </span>
        <strong>
          {owed === null || open !== null ? (
            <OwedAmount nextStep={nextStep} />
          ) : (
            <HeroAmount>{formatCents(atPickup > 0 ? atPickup : owed)}</HeroAmount>
          )}
        </strong>
      </p>
      {owed !== null && beforePayments.open !== null && (
        <p className={utility('secondary')}>{words.notPaid(formatCents(beforePayments.open))}</p>
      )}
      <NextStepButton {...{ claimId, nextStep, onAsk }} />
    </>
  );
}

function shareLabel(nextStep: NextStep): string {
  if (nextStep.owed === 0 && nextStep.open === null) return share.nothing;
  return isCalledOwed(nextStep) ? share.owed : share.beforePayments;
}

function NextStepButton({
  claimId,
  nextStep: { kind, step },
  onAsk,
}: {
  claimId: string;
  nextStep: NextStep;
  onAsk: (() => void) | null;
}) {
  if (step === 'ask' && onAsk) {
    return (
      <Button className={utility('above-3')} onClick={onAsk}>
        {nextStepActionWords[step]}
      </Button>
    );
  }
  if (step === 'ask') {
    return (
      <Link
        to="/{-$contractType}/contact-us"
        className={classNames(buttonClass('primary'), utility('above-3'), 'screen-only')}
      >
        {nextStepActionWords[step]}
      </Link>
    );
  }
  if (!leadsToAppeal(step)) return null;
  // Of a decided or pending appeal there is nothing to do for most.
  const isPrimary = kind === 'can-go-further' || step !== 'see-appeal';
  return (
    <Link
      to="/{-$contractType}/claim-details/$claimId/appeal"
      params={{ claimId }}
      className={classNames(
        buttonClass(isPrimary ? 'primary' : 'secondary'),
        utility('above-3'),
        'screen-only',
      )}
    >
      {nextStepActionWords[step]}
    </Link>
  );
}
