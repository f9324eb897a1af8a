import { inOrder } from '#src/domain/data/in-order.ts';
/** The kind of file from the insurer: a member's own document, or a blank form. */
export type DocumentKind = 'document' | 'form';

export const documentTypes = ['eob', 'letter', 'statement', 'idCard', 'policy', 'taxForm'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** A document from the insurer to a member. */
export interface MemberDocument {
  id: string;
  /** One of {@link documentTypes}, or another as the insurer calls it; null when it does not say. */
  type: string | null;
  title: string;
  /** YYYY-MM-DD; null when the insurer does not say. */
  day: string | null;
  bytes: number | null;
  /** The id of the claim, or the authorization, that it is about. */
  claimId: string | null;
  authorizationId: string | null;
}

/** The filters of the list of documents. */
export interface DocumentFilters {
  type?: string | undefined;
  /** YYYY */
  year?: string | undefined;
  /** The text of a search: each word of it stands somewhere in the title. */
  text?: string | undefined;
}

/** Returns the documents that fit, the newest first, from any order; those without a day stand last. */
export function filterDocuments(
  documents: readonly MemberDocument[],
  { type, year, text = '' }: DocumentFilters,
): MemberDocument[] {
  const words = text.toLowerCase().split(/\s+/);
  return documents
    .filter((one) => type === undefined || one.type === type)
    .filter(({ day }) => year === undefined || (day?.startsWith(year) ?? false))
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .toSorted((a, b) => inOrder(b.day ?? '', a.day ?? ''));
}

/** Returns the file name of a document: its title, as every system can keep it. */
export const pdfNameOf = (title: string): string =>
  `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'document'}.pdf`;
