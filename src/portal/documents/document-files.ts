import { documentFile } from '#src/api/calls/messages/documents.ts';
import type { Clients } from '#src/api/clients.ts';
import { ApiFailure, failureOfThrown } from '#src/api/http/failure.ts';
import { pdfNameOf, type DocumentKind } from '#src/domain/documents/member-document.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { eobMessages } from '#content/messages/eob.ts';
import { frmMessages } from '#content/messages/frm.ts';
import type { ErrorStore } from '#src/portal/status/error-store.ts';
import { reportFailure } from '#src/portal/status/failed-calls.ts';
import type { Popup } from '#src/portal/single-sign-on/popup.ts';

/** Fetches documents, and shows a message when one can't be loaded (product rule 8.7). Never throws. */
export function documentFiles({ clients, errors }: { clients: Clients; errors: ErrorStore }) {
  const say = (code: keyof typeof messages) => errors.open({ code, message: messages[code] });
  /** Returns the file; null when it fails to load, after showing the error. */
  const fetched = async (documentId: string, kind: DocumentKind): Promise<Blob | null> => {
    try {
      const file = await pdfOf(await clients.send(documentFile(documentId)));
      // The browser must treat the file as a PDF, whatever type the service sent.
      return new Blob([file], { type: 'application/pdf' });
    } catch (thrown) {
      const failure = failureOfThrown(defaultErrorCode, thrown);
      if (failure.kind !== 'session' && failure.kind !== 'aborted') {
        reportFailure(errors, failure, undefined);
        say(failure.status === 403 ? 'FRM-0001' : unavailable[kind]);
      }
      return null;
    }
  };
  return {
    /** @param popup null when the browser has blocked the window */
    async show(popup: Popup | null, documentId: string, kind: DocumentKind): Promise<void> {
      if (popup === null) {
        say('EOB-0002');
        return;
      }
      const file = await fetched(documentId, kind);
      if (file === null) popup.close();
      else popup.showFile(file);
    },

    async save(documentId: string, title: string, kind: DocumentKind): Promise<void> {
      const file = await fetched(documentId, kind);
      if (file !== null) saveFile(file, pdfNameOf(title));
    },
  };
}

const messages = { ...eobMessages, ...frmMessages };

/** The message when it cannot be loaded. A member who may not see it gets another one (FRM-0001). */
const unavailable = { document: 'EOB-0001', form: 'FRM-0002' } as const satisfies Record<
  DocumentKind,
  keyof typeof messages
>;

/** @throws {ApiFailure} for what is no PDF */
async function pdfOf(file: Blob): Promise<Blob> {
  if ((await file.slice(0, 5).text()) === '%PDF-') return file;
  throw new ApiFailure(defaultErrorCode, 'unreadable');
}
