import { formatDateInProse } from '#content/formats.ts';
import { paymentsWords } from '#content/payments.ts';
import { localDay } from '#src/domain/days.ts';
import { lookUp } from '#src/domain/look-up.ts';
import type { PaymentMethod } from '#src/domain/payments/payment-method.ts';
import type { Payment } from '#src/domain/payments/payment.ts';
import type { Tone } from '#src/ui/status-pill.tsx';

const words = paymentsWords.method;

/** `Card`, or the insurer's own word for a kind nobody here knows. */
export const typeName = (type: string): string => lookUp(words.types, type) ?? type;

/** `First Cedar Bank ending in 6789`; without a name its kind stands there. */
export const methodName = ({ label, type, lastFour }: PaymentMethod): string =>
  words.of(label.trim() || typeName(type), lastFour);

/** `Checking ending in 6789` */
export const sourceName = ({ source: { type, lastFour } }: Payment): string =>
  words.of(typeName(type), lastFour);

export function statusOf({ status }: Pick<Payment, 'status'>): { label: string; tone: Tone } {
  return (
    lookUp(paymentsWords.history.statuses, status) ?? { label: status, tone: 'neutral' as const }
  );
}

/** The member's own day of an instant, in prose. */
export const dayInProse = (instant: string): string =>
  formatDateInProse(localDay(new Date(instant)));
