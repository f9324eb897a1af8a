import { limits } from '#src/domain/limits.ts';
import type { ContractType } from '#src/domain/plan/plan.ts';
import { wholeListQuery } from '#src/api/paging/whole-list-query.ts';
import { memberDocuments } from '../calls/documents.ts';
import { forms } from '../calls/forms.ts';
import type { Reader } from '../queries.ts';

const bounds = { atMost: limits.documentPages, atOnce: limits.documentPagesAtOnce };

/** The query of all of the insurer's documents for a member. */
export const memberDocumentsQuery = (reader: Pick<Reader, 'clients'>, memberId: string) =>
  wholeListQuery(reader, (page) => memberDocuments(memberId, page), {
    ...bounds,
    idOf: ({ id }) => id,
  });

/** The query of all blank forms for a kind of plan. */
export const formsQuery = (reader: Pick<Reader, 'clients'>, contractType: ContractType) =>
  wholeListQuery(reader, (page) => forms(contractType, page), {
    ...bounds,
    idOf: ({ formDocumentId }) => formDocumentId,
  });
