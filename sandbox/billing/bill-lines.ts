import type { components } from '#generated/v1/paths.d.ts';
import type { Contract } from '../seed/model.ts';
import type { Booking, Ledger } from './ledger.ts';
import type { KeptPayment } from './payment-rows.ts';
import { lastDayOf } from './statements.ts';

type BillLine = components['schemas']['BillLine'];
type CoveragePeriod = components['schemas']['CoveragePeriod'];

/**
 * Returns the lines that make up the balance, the earliest month first. Payments settle the oldest bills first, so the
 * newest charges remain; the oldest of them may be paid in part.
 */
export function billLinesOf(ledger: Ledger, contract: Contract): BillLine[] {
  const bookings = ledger.owedBy(contract.contractId);
  const balance = bookings.reduce((sum, { cents }) => sum + cents, 0);
  let rest = balance;
  const open: Booking[] = [];
  for (const booking of bookings.toReversed()) {
    if (rest <= 0) break;
    if (booking.cents <= 0) continue;
    rest -= booking.cents;
    open.unshift(booking);
  }
  if (balance < 0) return [{ kind: 'credit', amount: moneyOf(balance) }];
  return [
    ...open.flatMap((booking) => linesOf(booking, contract)),
    ...(rest < 0 ? [{ kind: 'payment' as const, amount: moneyOf(rest) }] : []),
  ];
}

function linesOf({ movement, about, cents }: Booking, contract: Contract): BillLine[] {
  if (movement === 'fee')
    return [{ kind: 'fee', amount: moneyOf(cents), description: 'Fee for a returned payment' }];
  if (movement !== 'charge') {
    return [{ kind: 'adjustment', amount: moneyOf(cents), description: 'Returned payment' }];
  }
  const coverage = {
    period: periodOf(about),
    memberIds: contract.members.map(({ memberId }) => memberId),
  };
  const help = helpWith(contract);
  if (help === null) return [{ kind: 'premium', amount: moneyOf(cents), ...coverage }];
  const helped = Math.round(cents * help.times);
  return [
    { kind: 'premium', amount: moneyOf(cents + helped), ...coverage },
    { kind: 'subsidy', amount: moneyOf(-helped), period: coverage.period, description: help.name },
  ];
}

/**
 * Returns the party that helps to pay the premium, and the multiple of the member's part that it pays; null without
 * such a party.
 */
function helpWith({ design, tier1 }: Contract): { name: string; times: number } | null {
  if (design.contractType !== 'Medical' || tier1 === 'ABM') return null;
  return tier1 === 'OCTAVE'
    ? { name: 'Premium tax credit', times: 0.6 }
    : { name: 'Your employer’s part', times: 1.5 };
}

/** Returns the months that a payment settles; payments settle the oldest charges first. */
export function paidForOf(
  ledger: Ledger,
  payments: readonly KeptPayment[],
  { paymentId, contractId }: KeptPayment,
): CoveragePeriod[] {
  const charges = ledger
    .owedBy(contractId)
    .filter(({ movement }) => movement === 'charge' || movement === 'fee')
    .map(({ movement, about, cents, day }) => ({
      month: movement === 'charge' ? about : null,
      due: movement === 'charge' ? about : day,
      left: cents,
    }))
    .toSorted((a, b) => a.due.localeCompare(b.due));
  const settling = payments
    .filter(({ status }) => status === 'posted' || status === 'pending' || status === 'scheduled')
    .toReversed();
  for (const payment of settling) {
    let { cents } = payment;
    const months: string[] = [];
    for (const charge of charges) {
      const used = Math.min(cents, charge.left);
      if (used <= 0) continue;
      charge.left -= used;
      cents -= used;
      if (charge.month !== null) months.push(charge.month);
    }
    if (payment.paymentId === paymentId) return months.map(periodOf);
  }
  return [];
}

const periodOf = (month: string): CoveragePeriod => ({ start: month, end: lastDayOf(month) });

const moneyOf = (amount: number) => ({ amount, currency: 'USD' as const });
