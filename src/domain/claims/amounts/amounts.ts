/** The categories of a claim's amounts, in the order they are listed. */
export const amountCategories = [
  'submitted',
  'eligible',
  'deductible',
  'copay',
  'benefit',
  'coinsurance',
  'noncovered',
  'memberliability',
  'discount',
  'priorpayerpaid',
  'paidtoprovider',
  'paidtopatient',
  'paidbypatient',
  'paidbypatientcash',
  'paidbypatientother',
  'paidbypatienthealthaccount',
  'drugcost',
] as const;

export type AmountCategory = (typeof amountCategories)[number];

/** One amount as the payer states it. */
export interface StatedAmount {
  /** Null when the portal does not know the category; then `label` is all there is. */
  category: AmountCategory | null;
  /** The payer's own words; null without a text, and where `category` says the same. */
  label: string | null;
  /** Whole cents; negative where the payer takes something back. */
  cents: number;
  /** The code of another currency, which no sum of dollars may include. */
  currency?: string;
}
