import { amountWords } from '#content/next-step.ts';
import type { NextStep } from '#src/domain/claims/next-step.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { NoAmount } from '#src/ui/data/no-value.tsx';
import { utility } from '#src/ui/layout/utility.ts';

/** The amount that a member may owe on a claim, exactly or as a range; never large words in place of a figure. */
export function OwedAmount({ nextStep: { owed, open, kind } }: { nextStep: NextStep }) {
  if (open === null && owed !== null) {
    const amount = formatCents(owed);
    return kind === 'past-billing' ? <Words>{amountWords.pastBilling(amount)}</Words> : amount;
  }
  if (open !== null) {
    return owed ? (
      amountWords.range(formatCents(owed), formatCents(owed + open))
    ) : (
      <Words>{amountWords.upTo(formatCents(open))}</Words>
    );
  }
  const isDecided = kind === 'unknown' || kind === 'lost' || kind === 'refused';
  if (isDecided) return <NoAmount />;
  return <Words>{amountWords.notKnownYet}</Words>;
}

const Words = ({ children }: { children: string }) => (
  <span className={utility('secondary', 'regular')}>{children}</span>
);
