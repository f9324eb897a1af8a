import { documentFile } from '#src/api/calls/documents.ts';
import type { Clients } from '#src/api/clients.ts';
import { ApiFailure, failureOfThrown } from '#src/api/failure.ts';
import { eobMessages } from '#content/messages/eob.ts';
import type { ErrorStore } from './error-store.ts';
import { reportFailure } from './failed-calls.ts';
import type { Popup } from './popup.ts';

/** Documents of the insurer, opened in a window of their own. */
export interface Documents {
  /**
   * To be called in the very click: browsers refuse a window that opens later. `title` is shown. A
   * document that is being opened is opened once, however often it is clicked.
   */
  open: (documentId: string, title: string) => Promise<void>;
}

export function createDocuments({
  clients,
  errors,
  openPopup,
}: {
  clients: Clients;
  errors: ErrorStore;
  /** Null when the browser blocks it. */
  openPopup: () => Popup | null;
}): Documents {
  const say = (code: keyof typeof eobMessages) => errors.open({ code, message: eobMessages[code] });
  const underWay = new Map<string, Promise<void>>();
  const begin = async (documentId: string, title: string) => {
    const opened = openPopup();
    if (opened === null) {
      say('EOB-0002');
      return;
    }
    opened.show(title);
    try {
      const file = await clients.send(documentFile(documentId));
      // Whatever the service sent, the window is to read it as nothing but this.
      opened.showFile(new Blob([await pdfOf(file)], { type: 'application/pdf' }));
    } catch (thrown) {
      opened.close();
      const failure = failureOfThrown('BP-NFA-100', thrown);
      if (failure.kind === 'session' || failure.kind === 'aborted') return;
      reportFailure(errors, failure, undefined);
      say('EOB-0001');
    }
  };
  return {
    open(documentId, title) {
      const opening =
        underWay.get(documentId) ??
        begin(documentId, title).finally(() => underWay.delete(documentId));
      underWay.set(documentId, opening);
      return opening;
    },
  };
}

/** @throws {ApiFailure} for what is no PDF */
async function pdfOf(file: Blob): Promise<Blob> {
  if ((await file.slice(0, 5).text()) === '%PDF-') return file;
  throw new ApiFailure('BP-NFA-100', 'unreadable');
}
