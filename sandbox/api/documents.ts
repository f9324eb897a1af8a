import { zGetDocumentPath } from '#generated/v1/validators/zGetDocumentPath.ts';
import { zListDocumentsPath } from '#generated/v1/validators/zListDocumentsPath.ts';
import { zListDocumentsQuery } from '#generated/v1/validators/zListDocumentsQuery.ts';
import { zListFormsQuery } from '#generated/v1/validators/zListFormsQuery.ts';
import type { Forms } from '../documents/forms.ts';
import type { MemberDocument, MemberDocuments } from '../documents/member-documents.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { pageOf } from './paging.ts';
import { forbidden, Refusal } from './refusal.ts';

/** The operations on documents: those written to members, blank forms, and the files themselves. */
export function documentOperations(
  world: World,
  documents: MemberDocuments,
  forms: Forms,
): readonly Operation[] {
  const mayRead = (user: User, { memberId, isPersonal }: MemberDocument): boolean =>
    world.actsFor(user, memberId) !== undefined ||
    (isPersonal !== true && world.accessTo(user, memberId) !== undefined);
  return [
    memberOperation('listDocuments', async (incoming, user) => {
      const { memberId } = incoming.path(zListDocumentsPath);
      const { type, claimId, ...paging } = incoming.query(zListDocumentsQuery);
      const membership = world.accessTo(user, memberId);
      if (membership === undefined) throw forbidden();
      const readable = documents
        .of(membership.contract, memberId)
        .filter((memberDocument) => mayRead(user, memberDocument))
        .filter((memberDocument) => type === undefined || memberDocument.type === type)
        .filter((memberDocument) => claimId === undefined || memberDocument.claimId === claimId);
      const page = pageOf(readable, paging);
      // A file is written to be measured: in passing that can be done for a few, not for a long history.
      const isMeasured = page.items.length <= measuredAtMost;
      const items = await Promise.all(
        page.items.map(async (memberDocument) => ({
          ...documents.listed(memberDocument),
          ...(isMeasured && { size: await documents.sizeOf(memberDocument) }),
        })),
      );
      return ok({ ...page, items });
    }),

    memberOperation('listForms', async (incoming) => {
      const { contractType, ...paging } = incoming.query(zListFormsQuery);
      const page = pageOf(forms.of(contractType), paging);
      const items = await Promise.all(page.items.map((form) => forms.listed(form)));
      return ok({ ...page, items });
    }),

    memberOperation('getDocument', async (incoming, user) => {
      const { documentId } = incoming.path(zGetDocumentPath);
      const form = forms.named(documentId);
      if (form !== undefined) return pdf(await forms.write(form), documentId);
      const document = documents.named(documentId);
      if (document === undefined) throw noDocument();
      if (!mayRead(user, document)) throw forbidden();
      return pdf(await document.write(), documentId);
    }),
  ];
}

const measuredAtMost = 10;

const pdf = (content: Blob, documentId: string) => ({
  status: 200 as const,
  pdf: { content, fileName: `${documentId}.pdf` },
});

function noDocument(): Refusal {
  return new Refusal(404, {
    title: 'Not Found',
    code: 'EOB-0001',
    detail: 'The document could not be loaded.',
  });
}
