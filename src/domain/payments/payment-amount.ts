import { readDollars, type AmountProblem } from '#src/domain/format/dollars.ts';

/** The choices of the amount to pay. */
export const amountChoices = ['due', 'balance', 'other'] as const;
export type AmountChoice = (typeof amountChoices)[number];

/** The reason why another amount cannot be paid. */
export type PaymentAmountProblem = AmountProblem | 'zero' | 'too-much';

export type PaymentAmount = { cents: number } | { problem: PaymentAmountProblem };

/** Reads a typed amount to pay: more than zero, and not more than can be paid. */
export function paymentAmount(text: string, mostCents: number): PaymentAmount {
  const read = readDollars(text);
  if ('problem' in read) return read;
  if (read.cents === 0) return { problem: 'zero' };
  return read.cents > mostCents ? { problem: 'too-much' } : read;
}
