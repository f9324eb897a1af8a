import * as z from 'zod/mini';
import { zListDocumentsResponse } from '#generated/v1/validators/zListDocumentsResponse.ts';
import type { components } from '#generated/v1/paths.d.ts';
import type { MemberDocument } from '#src/domain/documents/member-document.ts';
import { limits } from '#src/domain/limits.ts';
import type { CountedItems } from '#src/api/paging/numbered-pages.ts';
import { v1, member } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';
import { zListFormsResponse } from '#generated/v1/validators/zListFormsResponse.ts';
import type { BlankForm } from '#src/domain/documents/blank-form.ts';
import type { ContractType } from '#src/domain/plan/plan.ts';
import { zOrderCertificatePath } from '#generated/member/validators/zOrderCertificatePath.ts';
import { zOrderCertificateResponse } from '#generated/member/validators/zOrderCertificateResponse.ts';
import { wholeListQuery } from '#src/api/paging/whole-list-query.ts';
import type { QuerySource } from '#src/api/queries.ts';

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
    { page, pageSize: limits.listPageSize },
    ({ items, total = null }, leftOut): CountedItems<MemberDocument> => ({
      items: items.map((item) => ({
        id: item.documentId,
        title: item.title,
        type: item.type ?? null,
        day: item.date ?? null,
        bytes: item.size ?? null,
        claimId: item.claimId ?? null,
        authorizationId: item.authorizationId ?? null,
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
      items.find((item) => item.claimId === claimId) ?? null,
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

/**
 * The query of the forms for a kind of plan, one page of them.
 * @param page counted from 1
 */
export const forms = (contractType: ContractType, page: number) =>
  v1.read(
    'GET /forms',
    zListFormsResponse,
    { query: { contractType, page, pageSize: limits.listPageSize } },
    ({ items, total = null }, leftOut): CountedItems<BlankForm> => ({
      items: items.map((item) => ({
        formDocumentId: item.formDocumentId,
        title: item.title,
        category: item.category ?? null,
        contractTypes: item.contractTypes ?? null,
        version: item.version ?? null,
        bytes: item.size ?? null,
      })),
      leftOut,
      total,
    }),
  );

export type CertificateOrder = Lenient<typeof zOrderCertificateResponse>;

/** The API's rules for an order; the user is the one who is signed in. */
export const certificateRules = /* @__PURE__ */ (() =>
  z.pick(zOrderCertificatePath, { memberId: true }))();

/** Orders a member's certificate of creditable coverage, which comes by mail. */
export const orderCertificate = (userId: string, memberId: string) =>
  member.write(
    'POST /users/{userId}/member-settings/{memberId}/certificate',
    zOrderCertificateResponse,
    { params: { path: { userId, memberId } }, body: { delivery: 'mail' } },
    (order): CertificateOrder => order,
  );

const bounds = { atMost: limits.documentPages, atOnce: limits.documentPagesAtOnce };

/** The query of all of the insurer's documents for a member. */
export const memberDocumentsQuery = (reader: Pick<QuerySource, 'clients'>, memberId: string) =>
  wholeListQuery(reader, (page) => memberDocuments(memberId, page), {
    ...bounds,
    idOf: ({ id }) => id,
  });

/** The query of all blank forms for a kind of plan. */
export const formsQuery = (reader: Pick<QuerySource, 'clients'>, contractType: ContractType) =>
  wholeListQuery(reader, (page) => forms(contractType, page), {
    ...bounds,
    idOf: ({ formDocumentId }) => formDocumentId,
  });
