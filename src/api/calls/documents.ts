import * as z from 'zod/mini';
import { zListDocumentsResponse } from '#generated/v1/zod.gen.ts';
import { v1 } from '../call.ts';

/** The explanation of benefits of a claim as the insurer printed it; null while there is none. */
export const claimDocument = (memberId: string, claimId: string) =>
  v1.read(
    'GET /members/{memberId}/documents',
    zListDocumentsResponse,
    { path: { memberId }, query: { type: 'eob', claimId, page: 1, pageSize: 1 } },
    ({ items }): { documentId: string; title: string } | null =>
      // A service that does not know the parameter answers other claims' documents too.
      items.find((one) => one.claimId === claimId) ?? null,
  );

/** A document as a file. */
export const documentFile = (documentId: string) =>
  v1.read(
    'GET /documents/{documentId}',
    z.instanceof(Blob),
    { path: { documentId } },
    (file) => file,
    { parseAs: 'blob' },
  );
