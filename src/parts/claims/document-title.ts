import { documentsWords } from '#content/documents.ts';
import { formatDateInProse } from '#content/formats.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { titleParts, type TitledDocument } from '#src/domain/documents/member-document.ts';

const words = documentsWords.list.about;

/**
 * Returns the title for a row that already shows the type: of a title that is only the type, the subject is left. The
 * day of care tells it from others, so a claim's number is left out beside it.
 */
export function shortTitle(document: TitledDocument & { type: string | null }): string {
  const { title, subject, claimNumber } = titleParts(document);
  const type = lookUp(documentsWords.list.types, document.type ?? '');
  if (subject === null || title !== type) return documentTitle(document);
  const hasDay = (document.claim?.serviceStart ?? null) !== null;
  return withClaim(subject, hasDay ? null : claimNumber, document);
}

/**
 * Returns the title of a document after its subject, and with the first day of care and the number of its claim, where
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
  const careOn = claim?.serviceStart ?? null;
  const dated = careOn === null ? text : words.care(text, formatDateInProse(careOn));
  return claimNumber === null ? dated : words.claim(dated, claimNumber);
}
