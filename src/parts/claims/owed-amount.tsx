import { amountWords } from '#content/next-step.ts';
import { isCalledOwed, type NextStep } from '#src/domain/claims/next-step.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { NoAmount } from '#src/ui/data/no-value.tsx';
import { utility } from '#src/ui/layout/utility.ts';

/** The amount that a member may owe on a claim, exactly or as a range; never large words in place of a figure. */
export function OwedAmount({ nextStep: { owed, open, kind } }: { nextStep: NextStep }) {
  if (open === null && owed !== null) {
    const amount = formatCents(owed);
    return isCalledOwed({ kind }) ? amount : <Uncertain>{amount}</Uncertain>;
  }
  if (open !== null) {
    return owed ? (
      amountWords.range(formatCents(owed), formatCents(owed + open))
    ) : (
      <Uncertain>{amountWords.upTo(formatCents(open))}</Uncertain>
    );
  }
  const isDecided = kind === 'unknown' || kind === 'lost' || kind === 'refused';
  if (isDecided) return <NoAmount />;
  return <Uncertain>{amountWords.notKnownYet}</Uncertain>;
}

/** Regular and gray: not an amount that is owed for certain. */
const Uncertain = ({ children }: { children: string }) => (
  <span className={utility('secondary', 'regular')}>{children}</span>
);
