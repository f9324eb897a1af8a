import type { Clients } from '#src/api/clients.ts';
import type { DocumentKind } from '#src/domain/documents/member-document.ts';
import type { ErrorStore } from '#src/portal/status/error-store.ts';
import type { Popup } from '#src/portal/single-sign-on/popup.ts';

/** Documents of the insurer. One that is being fetched is fetched once, however often it is clicked. */
export interface Documents {
  /**
   * Shows the document in a new window. Call it in the click handler: browsers block a window that opens later. The
   * window shows `title` while the document loads.
   */
  open: (documentId: string, title: string, kind?: DocumentKind) => Promise<void>;
  /** Saves it among the member's files, under its title. */
  save: (documentId: string, title: string, kind?: DocumentKind) => Promise<void>;
}

export function createDocuments({
  openPopup,
  ...parts
}: {
  clients: Clients;
  errors: ErrorStore;
  /** Null when the browser blocks it. */
  openPopup: () => Popup | null;
}): Documents {
  const underWay = new Map<string, Promise<void>>();
  const once = (name: string, begin: () => Promise<void>) => {
    const running = underWay.get(name) ?? begin().finally(() => underWay.delete(name));
    underWay.set(name, running);
    return running;
  };
  // The code that fetches and checks documents loads with the first one.
  const files = async () => (await import('./document-files.ts')).documentFiles(parts);
  const show = async (documentId: string, title: string, kind: DocumentKind) => {
    const popup = openPopup();
    popup?.show(title);
    try {
      await (await files()).show(popup, documentId, kind);
    } catch {
      popup?.close();
      parts.errors.open({});
    }
  };
  return {
    open: (documentId, title, kind = 'document') =>
      once(documentId, () => show(documentId, title, kind)),
    save: (documentId, title, kind = 'document') =>
      once(`save ${documentId}`, async () => {
        try {
          await (await files()).save(documentId, title, kind);
        } catch {
          parts.errors.open({});
        }
      }),
  };
}
