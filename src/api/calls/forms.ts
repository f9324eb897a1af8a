import { zListFormsResponse } from '#generated/v1/validators/zListFormsResponse.ts';
import type { BlankForm } from '#src/domain/documents/blank-form.ts';
import { limits } from '#src/domain/limits.ts';
import type { ContractType } from '#src/domain/plan/plan.ts';
import type { CountedItems } from '#src/api/paging/numbered-pages.ts';
import { v1 } from '#src/api/http/call.ts';

/**
 * The query of the forms for a kind of plan, one page of them.
 * @param page counted from 1
 */
export const forms = (contractType: ContractType, page: number) =>
  v1.read(
    'GET /forms',
    zListFormsResponse,
    { query: { contractType, page, pageSize: limits.documentPageSize } },
    ({ items, total = null }, leftOut): CountedItems<BlankForm> => ({
      items: items.map((one) => ({
        formDocumentId: one.formDocumentId,
        title: one.title,
        category: one.category ?? null,
        contractTypes: one.contractTypes ?? null,
        version: one.version ?? null,
        bytes: one.size ?? null,
      })),
      leftOut,
      total,
    }),
  );
