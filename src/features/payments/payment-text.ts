import { formatDateInProse, formatMonth } from '#content/formats.ts';
import { paymentsWords } from '#content/payments.ts';
import { dayBefore, localDay } from '#src/domain/format/days.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import type { PaymentMethod } from '#src/domain/payments/payment-method.ts';
import type { CoveragePeriod, Payment } from '#src/domain/payments/payment.ts';
import type { Tone } from '#src/ui/feedback/status-pill.tsx';

const words = paymentsWords.method;

/** Returns `Card`, or the insurer's own word for a kind unknown to the portal. */
export const typeName = (type: string): string => lookUp(words.types, type) ?? type;

/** Returns `First Cedar Bank checking ending in 6789` or `Visa ending in 4242`; the type in place of a missing name. */
export function methodName({ label, type, lastFour }: PaymentMethod): string {
  const name = label.trim();
  const account = lookUp(words.accounts, type);
  return words.of(name && account ? account(name) : name || typeName(type), lastFour);
}

/** `Checking ending in 6789` */
export const sourceName = ({ source: { type, lastFour } }: Payment): string =>
  words.of(typeName(type), lastFour);

export function paymentStatusOf({ status }: Pick<Payment, 'status'>): {
  label: string;
  tone: Tone;
} {
  return (
    lookUp(paymentsWords.history.statuses, status) ?? { label: status, tone: 'neutral' as const }
  );
}

/** `Dec 2026` for a whole month, else its first and its last day. */
export function periodText({ start, end }: CoveragePeriod): string {
  const isWholeMonth = start.endsWith('-01') && end === dayBefore(firstOfNextMonth(start), 1);
  return isWholeMonth
    ? formatMonth(start.slice(0, 7))
    : paymentsWords.bill.lines.period(formatDateInProse(start), formatDateInProse(end));
}

function firstOfNextMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** The member's own day of an instant, in prose. */
export const dayInProse = (instant: Date): string => formatDateInProse(localDay(instant));
