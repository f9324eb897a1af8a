import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { zListDocumentsResponse } from '#generated/v1/zod.gen.ts';
import type { Clients } from '../clients.ts';

/** The explanation of benefits of a claim as the insurer printed it; null while there is none. */
export const claimDocumentQuery = (clients: Clients, memberId: string, claimId: string) =>
  queryOptions({
    queryKey: ['claim document', memberId, claimId],
    queryFn: async ({ signal }): Promise<{ documentId: string; title: string } | null> => {
      const { items } = await clients.v1(
        'GET /members/{memberId}/documents',
        zListDocumentsResponse,
        {
          params: { path: { memberId }, query: { type: 'eob', claimId, page: 1, pageSize: 1 } },
          signal,
        },
      );
      // A service that does not know the parameter answers other claims' documents too.
      return items.find((one) => one.claimId === claimId) ?? null;
    },
  });

/**
 * A document as a file.
 * @throws {ApiFailure} BP-NFA-100
 */
export function loadDocument(clients: Clients, documentId: string): Promise<Blob> {
  return clients.v1('GET /documents/{documentId}', z.instanceof(Blob), {
    params: { path: { documentId } },
    parseAs: 'blob',
  });
}
