import { queryOptions } from '@tanstack/react-query';
import type { BlankForm } from '#src/domain/documents/blank-form.ts';
import { limits } from '#src/domain/limits.ts';
import type { ContractType } from '#src/domain/plan/plan.ts';
import { readAllPages } from '#src/api/paging/all-pages.ts';
import { memberDocuments } from '../calls/documents.ts';
import { forms } from '../calls/forms.ts';
import { keyOf, type Reader } from '../queries.ts';

const pages = { atMost: limits.documentPages, atOnce: limits.documentPagesAtOnce };

/**
 * The query of all of the insurer's documents for a member.
 * @throws {ApiFailure} BP-NFA-100 when there is not even a first page
 */
export function memberDocumentsQuery({ clients }: Pick<Reader, 'clients'>, memberId: string) {
  const pageOf = (page: number) => memberDocuments(memberId, page);
  const read = () => readAllPages(clients, pageOf, { ...pages, idOf: ({ id }) => id });
  return queryOptions({
    queryKey: [...keyOf({ ...pageOf(1), params: { path: { memberId } } }), 'all'],
    meta: { reads: () => [pageOf(1)] },
    queryFn: read,
  });
}

/**
 * The query of all blank forms for a kind of plan.
 * @throws {ApiFailure} BP-NFA-100 when there is not even a first page
 */
export function formsQuery({ clients }: Pick<Reader, 'clients'>, contractType: ContractType) {
  const pageOf = (page: number) => forms(contractType, page);
  const idOf = ({ formDocumentId }: BlankForm) => formDocumentId;
  const read = () => readAllPages(clients, pageOf, { ...pages, idOf });
  return queryOptions({
    queryKey: [...keyOf({ ...pageOf(1), params: {} }), { all: contractType }],
    meta: { reads: () => [pageOf(1)] },
    queryFn: read,
  });
}
