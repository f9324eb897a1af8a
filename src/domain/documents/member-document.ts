import { foldLetters, searchWords } from '#src/domain/data/fold-letters.ts';
import type { Authorization } from '#src/domain/authorizations/authorization.ts';
import type { Claim } from '#src/domain/claims/claim.ts';
import { compare } from '#src/domain/data/compare.ts';

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

/** The facts of a claim that a document's title names. */
type DocumentClaim = Pick<Claim, 'claimNumber' | 'providerName' | 'serviceStart'>;

/** A document with its claim; null without a claim, or for an unknown claim. */
export interface ClaimedDocument extends MemberDocument {
  claim: DocumentClaim | null;
  /** The care of its authorization; null without an authorization, or for an unknown one. */
  service: string | null;
}

/** The facts that make the title of a document. */
export type TitledDocument = Pick<ClaimedDocument, 'title' | 'claim' | 'service'>;

/** Joins documents to the claims and authorizations they are about, as far as those have loaded (product rule 2.20). */
export function withSubjects(
  documents: readonly MemberDocument[],
  claims: readonly (DocumentClaim & Pick<Claim, 'id'>)[],
  authorizations: readonly Pick<Authorization, 'id' | 'service'>[],
): ClaimedDocument[] {
  const claimById = new Map(claims.map((claim) => [claim.id, claim]));
  const serviceById = new Map(authorizations.map(({ id, service }) => [id, service]));
  return documents.map((document) => ({
    ...document,
    claim: claimById.get(document.claimId ?? '') ?? null,
    service: serviceById.get(document.authorizationId ?? '') ?? null,
  }));
}

/** The parts of a document's title, each said once. */
export interface TitleParts {
  /** The insurer's title, without the claim number at its end where `claimNumber` holds it. */
  title: string;
  /** The provider of the claim, or the care of the authorization. */
  subject: string | null;
  claimNumber: string | null;
}

/** Returns the parts of a title: a document without a known claim or authorization keeps the insurer's whole title. */
export function titleParts({ title, claim, service }: TitledDocument): TitleParts {
  const name = claim === null ? service : claim.providerName;
  const subject = name !== null && isIn(title, name) ? null : name;
  const claimNumber = claim?.claimNumber ?? null;
  if (claimNumber === null || !isIn(title, claimNumber)) return { title, subject, claimNumber };
  const before = withoutEndOfClaim(title.slice(0, -claimNumber.length));
  return subject !== null && before !== '' && title.endsWith(claimNumber)
    ? { title: before, subject, claimNumber }
    : { title, subject, claimNumber: null };
}

/** The words before a claim number: ", claim", " for claim number" and the like. */
const endOfClaim =
  /[\s,:;–—-]{0,9}(?:\b(?:for|of|on)\s{1,9})?(?:\bclaim(?:\s{1,9}(?:number|no\.))?)?[\s:#]{0,9}$/i;

const withoutEndOfClaim = (text: string): string => text.replace(endOfClaim, '').trimEnd();

const isIn = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase());

/** The filters of the list of documents. */
export interface DocumentFilters {
  type?: string | undefined;
  /** YYYY */
  year?: string | undefined;
  /** The text of a search: each word of it must be in the title, the provider or number of the claim, or the care. */
  text?: string | undefined;
}

/** Returns the documents that match, newest first; documents without a day come last. */
export function filterDocuments(
  documents: readonly ClaimedDocument[],
  { type, year, text = '' }: DocumentFilters,
): ClaimedDocument[] {
  const words = searchWords(text);
  return documents
    .filter((claimedDocument) => type === undefined || claimedDocument.type === type)
    .filter(({ day }) => year === undefined || (day?.startsWith(year) ?? false))
    .filter((claimedDocument) => {
      const searched = searchedText(claimedDocument);
      return words.every((word) => searched.includes(word));
    })
    .toSorted((a, b) => compare(b.day ?? '', a.day ?? ''));
}

const searchedText = ({ title, claim, service }: ClaimedDocument): string =>
  foldLetters([title, claim?.providerName, claim?.claimNumber, service].filter(Boolean).join(' '));

/** Returns the file name of a document: its title, as every system can keep it. */
export const pdfNameOf = (title: string): string =>
  `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'document'}.pdf`;
