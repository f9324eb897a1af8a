import { documentsWords } from '#content/documents.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { titleParts, type TitledDocument } from '#src/domain/documents/member-document.ts';

const words = documentsWords.list.about;

/** Returns the title for a row that already shows the type: of a title that is only the type, the subject is left. */
export function shortTitle(document: TitledDocument & { type: string | null }): string {
  const { title, subject, claimNumber } = titleParts(document);
  const type = lookUp(documentsWords.list.types, document.type ?? '');
  return subject !== null && title === type
    ? withClaimNumber(subject, claimNumber)
    : documentTitle(document);
}

/** Returns the title of a document after its subject, and with the number of its claim, where they are known. */
export function documentTitle(document: TitledDocument): string {
  const { title, subject, claimNumber } = titleParts(document);
  return subject === null
    ? withClaimNumber(title, claimNumber)
    : words.subject(title, withClaimNumber(subject, claimNumber));
}

const withClaimNumber = (text: string, claimNumber: string | null): string =>
  claimNumber === null ? text : words.claim(text, claimNumber);
