import { formatDateInProse } from '#content/formats.ts';
import { payingWords } from '#content/paying.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { payableCents, type Bill } from '#src/domain/payments/bill.ts';
import type { Payment } from '#src/domain/payments/payment.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { sourceName } from './payment-text.ts';
import { StepFrame } from '#src/parts/screen/step-frame.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { utility } from '#src/ui/layout/utility.ts';

/** The payment was accepted: its number, and the next step. */
export function PaymentDone({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const words = payingWords.done;
  const { confirmation, cents, payOn } = payment;
  return (
    <StepFrame title={payOn === null ? words.title : words.scheduled(formatDateInProse(payOn))}>
      <p>{words.text(formatCents(cents), sourceName(payment))}</p>
      <p className={utility('large')}>
        {words.number} <strong>{confirmation}</strong>
      </p>
      <p>{payOn === null ? words.today : words.later(formatDateInProse(payOn))}</p>
      <p>{words.keep}</p>
      <Row gap="4" align="center" look="screen-only">
        <Button onClick={onClose}>{words.close}</Button>
      </Row>
    </StepFrame>
  );
}

/** The bill has changed since the review: its new amount, and the way to review it again. */
export function BillChanged({
  bill,
  onAgain,
  onClose,
}: {
  bill: Bill;
  onAgain: () => void;
  onClose: () => void;
}) {
  const words = payingWords.changed;
  const { amountDueCents } = bill;
  return (
    <StepFrame title={words.title} isAlert>
      <p>{words.text}</p>
      <p>{amountDueCents > 0 ? words.figures(formatCents(amountDueCents)) : words.nothing}</p>
      <Row gap="4" align="center" look="screen-only">
        {payableCents(bill) > 0 && <Button onClick={onAgain}>{words.again}</Button>}
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      </Row>
    </StepFrame>
  );
}
