import { FactList } from '#src/ui/data/fact-list.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { formatDateInProse } from '#content/formats.ts';
import { payingWords } from '#content/paying.ts';
import type { NewPayment } from '#src/api/calls/payments/payments.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { lastDayInTime } from '#src/domain/payments/bill.ts';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { methodName } from './payment-text.ts';
import type { Reviewed } from './payment-submission.ts';
import { StepFrame } from '#src/parts/screen/step-frame.tsx';
import { Row } from '#src/ui/layout/row.tsx';

const words = payingWords.review;

/** The review of a payment before anything is sent: amount, method and day. */
export function PayReview({
  intent: { cents, payOn },
  transient: { method, bill },
  problem,
  isBusy,
  onPay,
  onEdit,
}: {
  intent: NewPayment;
  transient: Reviewed;
  /** Why the last attempt came to nothing. */
  problem: string | null;
  isBusy: boolean;
  onPay: () => void;
  onEdit: () => void;
}) {
  const { now } = usePortal();
  const day = payOn ?? localDay(now());
  const amount = formatCents(cents);
  return (
    <StepFrame title={words.title}>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <FactList
        facts={[
          [words.amount, <span className={utility('extra-large')}>{amount}</span>],
          [words.from, methodName(method)],
          [
            words.day,
            payOn === null ? words.today(formatDateInProse(day)) : formatDateInProse(payOn),
          ],
          [
            words.credited,
            payOn === null ? words.creditedHint : words.creditedAfter(formatDateInProse(payOn)),
          ],
          [words.left, formatCents(Math.max(0, bill.amountDueCents - cents))],
        ]}
      />
      {bill.nextDraft !== null && <p>{words.autopay(formatDateInProse(bill.nextDraft))}</p>}
      {bill.due !== null && day > lastDayInTime(bill.due) && (
        <p>
          <strong>
            {words.late({
              day: formatDateInProse(day),
              due: formatDateInProse(bill.due),
              isAfter: day > bill.due,
            })}
          </strong>
        </p>
      )}
      <Row gap="4" align="center" look="screen-only">
        {/* Not disabled while busy, because it would lose the focus. */}
        <Button aria-disabled={isBusy} onClick={onPay}>
          {isBusy ? words.paying : words.pay(amount)}
        </Button>
        {!isBusy && (
          <Button variant="secondary" onClick={onEdit}>
            {words.edit}
          </Button>
        )}
      </Row>
      <SecondaryText role="status" as="p">
        {isBusy && words.stay}
      </SecondaryText>
    </StepFrame>
  );
}
