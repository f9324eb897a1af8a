import { isUsableOn, type PaymentMethod } from './payment-method.ts';

/** The day of the month on which autopay drafts where the insurer does not say (product rule 9.6). */
export const usualDraftDay = 26;

/** The automatic payment of a bill, on or off. */
export interface Autopay {
  isOn: boolean;
  /** Day of the month. */
  draftDay: number;
  /** The next day on which it pays, YYYY-MM-DD; null if unknown. */
  nextDraft: string | null;
  methodId: string | null;
}

/** The next effect of autopay, so that the member does not have to guess. */
export type AutopayForecast =
  /** Nothing is paid automatically. */
  | { kind: 'off' }
  /** This amount is taken from this method on a day. */
  | { kind: 'drafts'; day: string | null; cents: number; method: PaymentMethod }
  /** Nothing is due by then; autopay continues with the next bill. */
  | { kind: 'nothing-due'; day: string | null; method: PaymentMethod }
  /** Autopay is on with a payment method that the portal does not have. */
  | { kind: 'unknown-method'; day: string | null }
  /** Autopay is on and will fail: the method was removed, or the card expires before the day. */
  | { kind: 'method-removed'; day: string | null }
  | { kind: 'card-ends'; day: string | null; method: PaymentMethod };

/**
 * Returns the next effect of autopay.
 * @param methods null while they are not known
 * @param amountDueCents payments on their way are taken off
 * @param today YYYY-MM-DD; the day a card's expiry is compared with where the insurer names no day
 */
export function autopayForecast(
  { isOn, nextDraft: day, methodId }: Autopay,
  methods: readonly PaymentMethod[] | null,
  amountDueCents: number,
  today: string,
): AutopayForecast {
  if (!isOn) return { kind: 'off' };
  if (methods === null || methodId === null) return { kind: 'unknown-method', day };
  const method = methods.find(({ id }) => id === methodId);
  if (method === undefined) return { kind: 'method-removed', day };
  if (!isUsableOn(method, day ?? today)) return { kind: 'card-ends', day, method };
  return amountDueCents > 0
    ? { kind: 'drafts', day, cents: amountDueCents, method }
    : { kind: 'nothing-due', day, method };
}

/** Whether it is on, and the next bill is not paid by it all the same. */
export const isStuck = ({ kind }: AutopayForecast): boolean =>
  kind === 'method-removed' || kind === 'card-ends';

/** The outcome of a change of autopay, shown until another one is begun. */
export type AutopayNews = 'enrolled' | 'changed' | 'turned-off' | 'not-changed';
