import { documentsWords } from '#content/documents.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { titleParts, type ClaimedDocument } from '#src/domain/documents/member-document.ts';

const words = documentsWords.list.about;

/** Returns the title where the type is said beside it: only the provider and the claim of a title that is no more. */
export function shortTitle(document: ClaimedDocument): string {
  const { title, provider, claimNumber } = titleParts(document);
  const type = lookUp(documentsWords.list.types, document.type ?? '');
  if (provider === null || title !== type) return documentTitle(document);
  return claimNumber === null ? provider : words.claim(provider, claimNumber);
}

/** Returns the title of a document with the provider and number of its claim, where they are known. */
export function documentTitle(document: Pick<ClaimedDocument, 'title' | 'claim'>): string {
  const { title, provider, claimNumber } = titleParts(document);
  if (provider === null) return claimNumber === null ? title : words.claim(title, claimNumber);
  return claimNumber === null
    ? words.provider(title, provider)
    : words.providerAndClaim(title, provider, claimNumber);
}
