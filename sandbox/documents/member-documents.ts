import type { components } from '#generated/v1/paths.d.ts';
import type { ClaimCorrespondence } from '../claim-correspondence.ts';
import type { Mailboxes } from '../mailboxes.ts';
import { hasExplanation, type AdjudicatedClaim } from '../seed/claims/claim.ts';
import type { Claims } from '../seed/claims/claims.ts';
import type { Contract } from '../seed/model.ts';
import type { ClaimAppeal } from '../sent.ts';
import { appealLetter, appealLetterTitle, type AppealedDecision } from './appeal-letter.ts';
import { explanationPdf } from './explanation-pdf.ts';
import { messageLetter } from './message-letter.ts';

type Whole = Required<components['schemas']['MemberDocument']>;
type About = 'claimId' | 'authorizationId';
type Listed = Omit<Whole, About | 'size'> & Partial<Pick<Whole, About | 'size'>>;

/** A document whose file is written when it is requested. */
export type MemberDocument = Omit<Listed, 'size' | 'contentType'> & {
  memberId: string;
  /** Mail and bills: only for those who may act for the member. Family access doesn't show them. */
  isPersonal?: true;
  write(): Promise<Blob>;
};

export type MemberDocuments = {
  /** Returns the documents of one member, the newest first. */
  of(contract: Contract, memberId: string): readonly MemberDocument[];
  named(documentId: string): MemberDocument | undefined;
  /** Returns a document's entry in lists. */
  listed(document: MemberDocument): Listed;
  /** Returns the size in bytes: the file is written once for that. */
  sizeOf(document: MemberDocument): Promise<number>;
};

/** A kind of documents that is written elsewhere. */
export type FurtherDocuments = {
  of(contract: Contract, memberId: string): readonly MemberDocument[];
  named(documentId: string): MemberDocument | undefined;
};

/**
 * Creates the members' documents: explanations of benefits of decided claims, letters about appeals, attachments of
 * messages, and more.
 */
export function createMemberDocuments(
  appealedDecision: (id: string) => AppealedDecision | undefined,
  claims: Claims,
  correspondence: ClaimCorrespondence,
  mailboxes: Pick<Mailboxes, 'withLetter'>,
  further: readonly FurtherDocuments[],
): MemberDocuments {
  const sizes = new Map<string, number>();
  const explanation = (claim: AdjudicatedClaim): MemberDocument => ({
    documentId: `doc-${claim.claimId}`,
    memberId: claim.member.memberId,
    type: 'eob',
    title: `Explanation of benefits, claim ${claim.claimNumber}`,
    date: claim.processedOn,
    claimId: claim.claimId,
    write: () => explanationPdf(claim),
  });
  const letterOf = (appeal: ClaimAppeal): MemberDocument[] => {
    const { claimId, decision } = appeal;
    const appealed = appealedDecision(claimId);
    if (appealed === undefined || decision?.documentId === undefined) return [];
    return [
      {
        documentId: decision.documentId,
        memberId: appealed.member.memberId,
        type: 'letter',
        title: appealLetterTitle(appealed),
        date: decision.decidedAt.slice(0, 10),
        ...(claims.find(claimId) ? { claimId } : { authorizationId: claimId }),
        write: () => appealLetter({ ...appeal, decision }, appealed),
      },
    ];
  };
  const withMessage = (documentId: string): MemberDocument | undefined => {
    const message = mailboxes.withLetter(documentId);
    const title = message?.attachments.find(
      (attachment) => attachment.documentId === documentId,
    )?.title;
    if (message === undefined || title === undefined) return undefined;
    return {
      documentId,
      memberId: message.memberId,
      type: 'letter',
      title,
      date: message.sentAt.slice(0, 10),
      isPersonal: true,
      write: () => messageLetter(message, title),
    };
  };
  return {
    of: (contract, memberId) =>
      [
        ...claims
          .of(contract)
          .filter((claim) => claim.member.memberId === memberId && hasExplanation(claim))
          .map(explanation),
        ...correspondence
          .decidedAppeals()
          .flatMap(letterOf)
          .filter((letter) => letter.memberId === memberId),
        ...further.flatMap((kind) => kind.of(contract, memberId)),
      ].toSorted((a, b) => b.date.localeCompare(a.date)),
    named: (documentId) => {
      const appeal = correspondence.appealNamed(documentId.replace(/^doc-/, ''));
      if (appeal !== undefined) return letterOf(appeal)[0];
      const claim = claims.find(documentId.replace(/^doc-/, ''));
      if (claim !== undefined) return hasExplanation(claim) ? explanation(claim) : undefined;
      const elsewhere = () => further.flatMap((kind) => kind.named(documentId) ?? [])[0];
      return withMessage(documentId) ?? elsewhere();
    },
    listed: ({ documentId, type, title, date, claimId, authorizationId }) => ({
      documentId,
      type,
      title,
      date,
      contentType: 'application/pdf',
      ...(claimId !== undefined && { claimId: claimId }),
      ...(authorizationId !== undefined && { authorizationId: authorizationId }),
    }),
    sizeOf: async (document) => {
      const { documentId } = document;
      const size = sizes.get(documentId) ?? (await document.write()).size;
      sizes.set(documentId, size);
      return size;
    },
  };
}
