import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { paymentsWords } from '#content/payments.ts';
import { bill } from '#src/api/calls/payments/billing.ts';
import { cancelPayment } from '#src/api/calls/payments/payments.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { canCancel, dayOf, type Payment } from '#src/domain/payments/payment.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { dayInProse, sourceName, paymentStatusOf } from './payment-text.ts';
import styles from './payments.module.css';

const ConfirmDialog = lazyPart(
  async () => (await import('#src/parts/screen/confirm-dialog.tsx')).ConfirmDialog,
);

const words = paymentsWords.pending;

/** Payments that are not credited yet. Renders nothing without any, because the bill says so already. */
export function PendingCard({ contractId }: { contractId: string }) {
  const portal = usePortal();
  const { data } = useQuery(portal.queryOf(bill(contractId)));
  const [paymentToCancel, setPaymentToCancel] = useState<Payment | null>(null);
  const [canceled, setCanceled] = useState<Payment | null>(null);
  const pending = (data?.pending ?? []).filter(({ id }) => id !== canceled?.id);
  if (pending.length === 0 && canceled === null) return null;
  return (
    <Card title={words.title}>
      {canceled !== null && (
        <Notice key={canceled.id} tone="success" takesFocus>
          {words.canceled(formatCents(canceled.cents))}
        </Notice>
      )}
      <Stack as="ul" gap="3" look="divided">
        {pending.map((payment) => (
          <li key={payment.id}>
            <PartBoundary>
              <Pending payment={payment} onCancel={() => setPaymentToCancel(payment)} />
            </PartBoundary>
          </li>
        ))}
      </Stack>
      {paymentToCancel !== null && (
        <Suspense>
          <ConfirmDialog
            words={words.dialog}
            isDestructive
            act={() => portal.send(cancelPayment(contractId, paymentToCancel.id))}
            failureText={(error) => {
              // The bill has the result in every case.
              void portal.queryClient.invalidateQueries(portal.queryOf(bill(contractId)));
              const isTooLate = error instanceof ApiFailure && error.status === 409;
              return isTooLate ? words.dialog.tooLate : words.dialog.failed;
            }}
            onDone={() => {
              setCanceled(paymentToCancel);
              setPaymentToCancel(null);
            }}
            onClose={() => setPaymentToCancel(null)}
          >
            <p>{words.dialog.text(formatCents(paymentToCancel.cents))}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </Card>
  );
}

function Pending({ payment, onCancel }: { payment: Payment; onCancel: () => void }) {
  const { now } = usePortal();
  const { cents, confirmation, creditedBy, payOn, status } = payment;
  const { label, tone } = paymentStatusOf(payment);
  const amount = formatCents(cents);
  return (
    <Row gap="6" align="center" apart>
      <p className={classNames(styles['amount'], utility('extra-large', 'figure'))}>{amount}</p>
      <Stack gap="1" align="start" className={utility('fills')}>
        <StatusPill tone={tone}>{label}</StatusPill>
        <p>{sourceName(payment)}</p>
        {status === 'scheduled' && payOn !== null && (
          <p>{words.scheduled(formatDateInProse(payOn))}</p>
        )}
        {creditedBy !== null && <p>{words.credited(dayInProse(creditedBy))}</p>}
        <SecondaryText as="p">
          {words.number}{' '}
          <span className={classNames(styles['confirmation'], utility('breaks'))}>
            {confirmation}
          </span>
        </SecondaryText>
      </Stack>
      {canCancel(payment, now()) ? (
        <Button
          variant="secondary"
          aria-label={words.cancelOf(amount, formatDateInProse(dayOf(payment)))}
          onClick={onCancel}
        >
          {words.cancel}
        </Button>
      ) : (
        <SecondaryText as="p">{words.fixed}</SecondaryText>
      )}
    </Row>
  );
}
