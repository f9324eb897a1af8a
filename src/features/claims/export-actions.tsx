import { Download, Printer } from 'lucide-react';
import { claimsListWords } from '#content/claims-list.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import { formatCount } from '#src/domain/formats.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './claims-screen.module.css';
import { downloadClaims } from './download-claims.ts';

const words = claimsListWords.toolbar;

/** Taking every claim that fits away, as a file or on paper. */
export function ExportActions({
  rows,
  selection,
}: {
  rows: readonly ClaimRow[];
  selection: Selection;
}) {
  const { now } = usePortal();
  const figure = formatCount(rows.length);
  return (
    <div className={styles['exportActions']}>
      <Button
        variant="plain"
        aria-label={words.downloadClaims(rows.length, figure)}
        onClick={() => downloadClaims(rows, selection, now())}
      >
        <Download size={20} aria-hidden="true" />
        {words.download}
      </Button>
      <Button
        variant="plain"
        aria-label={words.printClaims(rows.length, figure)}
        onClick={() => window.print()}
      >
        <Printer size={20} aria-hidden="true" />
        {words.print}
      </Button>
    </div>
  );
}
