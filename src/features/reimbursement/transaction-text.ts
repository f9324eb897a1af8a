import { namedFirst } from '#content/formats.ts';
import { reimbursementWords } from '#content/reimbursement.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import type { Transaction } from '#src/domain/reimbursement/transaction.ts';
import type { Tone } from '#src/ui/feedback/status-pill.tsx';

const words = reimbursementWords.transactions;

/** Returns the description of a transaction, after the name of the person it was for. */
export const descriptionOf = (
  { description }: Pick<Transaction, 'description'>,
  whose: string | null,
): string => namedFirst(whose, description ?? words.unnamed);

/** Returns the type; the insurer's own word when it is unknown to the portal. */
export const typeOf = ({ type }: Pick<Transaction, 'type'>): string =>
  type === null ? '' : (lookUp(words.types, type) ?? type);

/** Null when the insurer does not say. */
export const transactionStatusOf = ({
  status,
}: Pick<Transaction, 'status'>): { label: string; tone: Tone } | null =>
  status === null
    ? null
    : (lookUp(words.statuses, status) ?? { label: status, tone: 'neutral' as const });
