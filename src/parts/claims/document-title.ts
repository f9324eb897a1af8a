import { documentsWords } from '#content/documents.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import {
  afterType,
  titleParts,
  type TitledDocument,
} from '#src/domain/documents/member-document.ts';

const words = documentsWords.list.about;

/** Returns the title where the type is said beside it: without the type, where more than it is left. */
export function shortTitle(document: TitledDocument & { type: string | null }): string {
  const { title, subject, claimNumber } = titleParts(document);
  const type = lookUp(documentsWords.list.types, document.type ?? '');
  if (type === null) return documentTitle(document);
  if (subject !== null && title === type) return withClaimNumber(subject, claimNumber);
  return subject === null && claimNumber === null
    ? afterType(title, type)
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
