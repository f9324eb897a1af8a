import {
  zGetDocumentPath,
  zListDocumentsPath,
  zListDocumentsQuery,
} from '#generated/v1/zod.gen.ts';
import type { MemberDocuments } from '../documents/member-documents.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { pageOf } from './paging.ts';
import { forbidden, Refusal } from './refusal.ts';

/** What was written to members, and the files themselves. */
export function documentOperations(world: World, documents: MemberDocuments): readonly Operation[] {
  return [
    memberOperation('listDocuments', async (incoming, user) => {
      const { memberId } = incoming.path(zListDocumentsPath);
      const { type, claimId, ...paging } = incoming.query(zListDocumentsQuery);
      const membership = world.accessTo(user, memberId);
      if (membership === undefined) throw forbidden();
      const found = documents
        .of(membership.contract, memberId)
        .filter((one) => type === undefined || one.type === type)
        .filter((one) => claimId === undefined || one.claimId === claimId);
      const page = pageOf(found, paging);
      const items = await Promise.all(page.items.map((one) => documents.listed(one)));
      return ok({ ...page, items });
    }),

    memberOperation('getDocument', async (incoming, user) => {
      const document = documents.named(incoming.path(zGetDocumentPath).documentId);
      if (document === undefined) throw noDocument();
      if (world.accessTo(user, document.memberId) === undefined) throw forbidden();
      const { documentId } = document;
      return {
        status: 200 as const,
        pdf: { bytes: await document.write(), fileName: `${documentId}.pdf` },
      };
    }),
  ];
}

function noDocument(): Refusal {
  return new Refusal(404, {
    title: 'Not Found',
    code: 'EOB-0001',
    detail: 'The document could not be loaded.',
  });
}
