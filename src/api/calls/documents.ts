import * as z from 'zod/mini';
import { zListDocumentsResponse } from '#generated/v1/validators/zListDocumentsResponse.ts';
import type { components } from '#generated/v1/paths.d.ts';
import type { MemberDocument } from '#src/domain/documents/member-document.ts';
import { limits } from '#src/domain/limits.ts';
import type { CountedItems } from '#src/api/paging/numbered-pages.ts';
import { v1 } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';

interface DocumentSearch {
  type?: components['schemas']['DocumentType'];
  claimId?: string;
  /** Counted from 1. */
  page: number;
  pageSize: number;
}

const documentsOf = <Answer>(
  memberId: string,
  query: DocumentSearch,
  answer: (page: Lenient<typeof zListDocumentsResponse>, leftOut: number) => Answer,
) =>
  v1.read(
    'GET /members/{memberId}/documents',
    zListDocumentsResponse,
    { path: { memberId }, query: { ...query } },
    answer,
  );

/**
 * The query of one page of the insurer's documents for a member.
 * @param page counted from 1
 */
export const memberDocuments = (memberId: string, page: number) =>
  documentsOf(
    memberId,
    { page, pageSize: limits.documentPageSize },
    ({ items, total = null }, leftOut): CountedItems<MemberDocument> => ({
      items: items.map((one) => ({
        id: one.documentId,
        title: one.title,
        type: one.type ?? null,
        day: one.date ?? null,
        bytes: one.size ?? null,
        claimId: one.claimId ?? null,
        authorizationId: one.authorizationId ?? null,
      })),
      leftOut,
      total,
    }),
  );

/** The query of the explanation of benefits of a claim as the insurer printed it; null before it is printed. */
export const claimDocument = (memberId: string, claimId: string) =>
  documentsOf(
    memberId,
    { type: 'eob', claimId, page: 1, pageSize: 1 },
    ({ items }): { documentId: string; title: string } | null =>
      // A service that does not know the parameter answers other claims' documents too.
      items.find((one) => one.claimId === claimId) ?? null,
  );

/** The query of a document as a file. */
export const documentFile = (documentId: string) =>
  v1.read(
    'GET /documents/{documentId}',
    z.instanceof(Blob),
    { path: { documentId } },
    (file) => file,
    { parseAs: 'blob' },
  );
