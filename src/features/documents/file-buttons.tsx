import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { documentsWords } from '#content/documents.ts';
import type { DocumentKind } from '#src/domain/documents/member-document.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';

const words = documentsWords.file;

/** The buttons that open a document in a window of its own, and download it. */
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
  const { documents } = usePortal();
  const [isBusy, setBusy] = useState(false);
  const begin = (running: Promise<void>) => {
    setBusy(true);
    void running.finally(() => setBusy(false));
  };
  const buttons = {
    open: (
      <Button
        key="open"
        variant="secondary"
        aria-label={isBusy ? undefined : words.openOf(title)}
        aria-disabled={isBusy}
        // In the very click: browsers refuse a window that opens later.
        onClick={() => begin(documents.open(documentId, title, kind))}
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
        onClick={() => begin(documents.save(documentId, title, kind))}
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
