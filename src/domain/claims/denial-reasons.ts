import type { Claim, ClaimNote } from './claim.ts';
import type { ClaimLine } from '#src/domain/claims/amounts/claim-lines.ts';

interface Refused extends Pick<Claim, 'denialReasons'> {
  lines: readonly Pick<ClaimLine, 'denialReasons' | 'noteNumbers'>[];
  notes: readonly ClaimNote[];
}

/**
 * Returns the reasons why the plan refused something, in the payer's own sentences: the notes that the refused lines
 * point to say what is missing or wrong, and a reason without a note says it itself. Empty when nothing was refused.
 */
export function refusalReasons({ denialReasons, lines, notes }: Refused): string {
  const notesOf = (reason: string) => {
    const numbers = lines
      .filter((line) => line.denialReasons.includes(reason))
      .flatMap(({ noteNumbers }) => noteNumbers);
    return notes.flatMap(({ number, text }) =>
      number !== null && numbers.includes(number) ? [text] : [],
    );
  };
  const reasons = denialReasons.flatMap((reason) => {
    const ownNotes = notesOf(reason);
    return ownNotes.length > 0 ? ownNotes : [reason];
  });
  return [...new Set(reasons)].map(asSentence).join(' ');
}

const asSentence = (text: string) => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
