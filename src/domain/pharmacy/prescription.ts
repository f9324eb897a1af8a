/** What a member has been prescribed, as the insurer knows it. */
export interface Prescription {
  id: string;
  /** With strength and form. */
  name: string;
  quantity: number | null;
  daysSupply: number | null;
  /** YYYY-MM-DD. */
  lastFilled: string | null;
  nextRefill: string | null;
  refillsLeft: number | null;
  prescriber: string | null;
  pharmacy: string | null;
  /** Cents. */
  paid: number | null;
  /** `active`, `ended`, `onHold`, or another as the insurer calls it. */
  status: string | null;
}
