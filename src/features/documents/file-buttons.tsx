import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { documentsWords } from '#content/documents.ts';
import type { DocumentKind } from '#src/domain/documents/member-document.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';

const words = documentsWords.file;

/** Returns the functions that open a document in a new window and download it, and whether either is running. */
export function useFile(documentId: string, title: string, kind: DocumentKind) {
  const { documents } = usePortal();
  const [isBusy, setBusy] = useState(false);
  const begin = (running: Promise<void>) => {
    setBusy(true);
    void running.finally(() => setBusy(false));
  };
  return {
    isBusy,
    // In the very click: browsers refuse a window that opens later.
    open: () => begin(documents.open(documentId, title, kind)),
    save: () => begin(documents.save(documentId, title, kind)),
  };
}

/** The buttons that open a document in a new window and download it. */
export function FileButtons({
  documentId,
  title,
  kind,
  first = 'open',
}: {
  documentId: string;
  title: string;
  kind: DocumentKind;
  /** The button of the two that is primary, where one is. */
  first?: 'open' | 'download';
}) {
  const { isBusy, open, save } = useFile(documentId, title, kind);
  const buttons = {
    open: (
      <Button
        key="open"
        variant="secondary"
        aria-label={isBusy ? undefined : words.openOf(title)}
        aria-disabled={isBusy}
        onClick={open}
      >
        <FileText size={20} aria-hidden="true" />
        {isBusy ? words.opening : words.open}
      </Button>
    ),
    download: (
      <Button
        key="download"
        variant="plain"
        aria-label={words.downloadOf(title)}
        aria-disabled={isBusy}
        onClick={save}
      >
        <Download size={20} aria-hidden="true" />
        {words.download}
      </Button>
    ),
  };
  return (
    <Row gap="4" align="center" look="screen-only">
      {first === 'open' ? [buttons.open, buttons.download] : [buttons.download, buttons.open]}
    </Row>
  );
}
