/** A stored way to pay: never more of its number than the last four digits. */
export interface PaymentMethod {
  id: string;
  /** `card`, `checking`, `savings`, or another as the insurer calls it. */
  type: string;
  lastFour: string;
  /** Bank, or kind of card. */
  label: string;
  isDefault: boolean;
  /** Last month in which a card is valid, YYYY-MM; null for what does not end. */
  expiresOn: string | null;
}

/** Whether a method can be paid with on a day, YYYY-MM-DD. */
export const isUsableOn = ({ expiresOn }: Pick<PaymentMethod, 'expiresOn'>, day: string): boolean =>
  expiresOn === null || expiresOn >= day.slice(0, 7);

/** Returns the methods that can be paid with today, the default one first. */
export const usableMethods = (methods: readonly PaymentMethod[], today: string): PaymentMethod[] =>
  methods
    .filter((method) => isUsableOn(method, today))
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
