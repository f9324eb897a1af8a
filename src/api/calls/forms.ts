import { zListFormsResponse } from '#generated/v1/zod.gen.ts';
import type { ContractType } from '#src/domain/plan.ts';
import { v1 } from '../call.ts';

/** A blank form of the insurer's. */
export interface BlankForm {
  formDocumentId: string;
  title: string;
}

/** The forms for a kind of plan: as many as one page of the API holds. */
export const forms = (contractType: ContractType) =>
  v1.read(
    'GET /forms',
    zListFormsResponse,
    { query: { contractType, page: 1, pageSize: 100 } },
    ({ items }): readonly BlankForm[] =>
      items.map(({ formDocumentId, title }) => ({ formDocumentId, title })),
  );
