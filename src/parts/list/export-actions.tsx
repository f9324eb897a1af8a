import { Download, Printer } from 'lucide-react';
import { listWords as words } from '#content/list.ts';
import { pagingWords } from '#content/paging.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';

/** The buttons that export every matching row: as a CSV file, if the list has one, or on paper. A list without rows has no buttons. */
export function ExportActions({
  total,
  noun,
  file = { total, noun },
  onDownload,
}: {
  /** The number of rows that match. */
  total: number;
  /** Singular and plural. */
  noun: readonly [string, string];
  /** The rows in the file, if it leaves some out. */
  file?: { total: number; noun: readonly [string, string] };
  onDownload?: () => void;
}) {
  if (total === 0) return null;
  const countOf = (counted: typeof file) =>
    pagingWords.count(formatCount(counted.total), counted.noun[counted.total === 1 ? 0 : 1]);
  return (
    <Row gap="2" align="center">
      {onDownload && (
        <Button variant="plain" aria-label={words.downloadOf(countOf(file))} onClick={onDownload}>
          <Download size={20} aria-hidden="true" />
          {words.download}
        </Button>
      )}
      <Button
        variant="plain"
        aria-label={words.printOf(countOf({ total, noun }))}
        onClick={() => window.print()}
      >
        <Printer size={20} aria-hidden="true" />
        {words.print}
      </Button>
    </Row>
  );
}
