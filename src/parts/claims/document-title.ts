import { documentsWords } from '#content/documents.ts';
import { titleParts, type ClaimedDocument } from '#src/domain/documents/member-document.ts';

const words = documentsWords.list.about;

/** Returns the title of a document with the provider and number of its claim, where they are known. */
export function documentTitle(document: Pick<ClaimedDocument, 'title' | 'claim'>): string {
  const { title, provider, claimNumber } = titleParts(document);
  if (provider === null) return claimNumber === null ? title : words.claim(title, claimNumber);
  return claimNumber === null
    ? words.provider(title, provider)
    : words.providerAndClaim(title, provider, claimNumber);
}
