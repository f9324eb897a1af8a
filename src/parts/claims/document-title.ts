import { documentsWords } from '#content/documents.ts';
import { formatDateInProse } from '#content/formats.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { titleParts, type TitledDocument } from '#src/domain/documents/member-document.ts';

const words = documentsWords.list.about;

/** Returns the title for a row that already shows the type: of a title that is only the type, the subject is left. */
export function shortTitle(document: TitledDocument & { type: string | null }): string {
  const { title, subject, claimNumber } = titleParts(document);
  const type = lookUp(documentsWords.list.types, document.type ?? '');
  return subject !== null && title === type
    ? withClaim(subject, claimNumber, document)
    : documentTitle(document);
}

/**
 * Returns the title of a document after its subject, and with the number and the first day of care of its claim, where
 * they are known.
 */
export function documentTitle(document: TitledDocument): string {
  const { title, subject, claimNumber } = titleParts(document);
  return subject === null
    ? withClaim(title, claimNumber, document)
    : words.subject(title, withClaim(subject, claimNumber, document));
}

function withClaim(
  text: string,
  claimNumber: string | null,
  { claim }: Pick<TitledDocument, 'claim'>,
): string {
  const numbered = claimNumber === null ? text : words.claim(text, claimNumber);
  const careOn = claim?.serviceStart ?? null;
  return careOn === null ? numbered : words.care(numbered, formatDateInProse(careOn));
}
