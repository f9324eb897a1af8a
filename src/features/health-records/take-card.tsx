import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { formatList } from '#content/formats.ts';
import { healthRecordWords, recordKindWords } from '#content/health-records.ts';
import { recordFile } from '#src/api/queries/health-record.ts';
import { localDay } from '#src/domain/format/days.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './health-records.module.css';
import type { RecordQueries } from './use-record.ts';

const words = healthRecordWords.take;

/** A record on paper, and one's own as a file that other programs read. */
export function TakeCard({ record, isSelf }: { record: RecordQueries; isSelf: boolean }) {
  return (
    <Card title={words.title} className={styles['take']} screenOnly>
      <p>{isSelf ? words.text : words.textOfChild}</p>
      {isSelf && <PendingRecords record={record} />}
      <Row gap="4">
        {isSelf && <SaveButton record={record} />}
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          {words.print}
        </Button>
      </Row>
    </Card>
  );
}

const partsOf = ({ lists, patient }: RecordQueries) => [
  { name: words.patient, query: patient },
  ...lists.map(({ kind, query }) => ({ name: recordKindWords[kind].list, query })),
];

const isLoading = (record: RecordQueries) => partsOf(record).some(({ query }) => query.isPending);

/** The parts that the file waits for, or will lack. */
function PendingRecords({ record }: { record: RecordQueries }) {
  if (isLoading(record)) return <p className={styles['facts']}>{words.waits}</p>;
  const lacking = partsOf(record).flatMap(({ name, query }) =>
    query.data?.completeness === 'complete' ? [] : [name],
  );
  return lacking.length === 0 ? null : <p role="status">{words.lacks(formatList(lacking))}</p>;
}

function SaveButton({ record }: { record: RecordQueries }) {
  const { now } = usePortal();
  const [hasFailed, setFailed] = useState(false);
  const isWaiting = isLoading(record);
  const save = async () => {
    setFailed(false);
    try {
      const lists = partsOf(record).flatMap(({ query }) => query.data ?? []);
      const { text, type } = await recordFile(lists, now());
      saveFile(text, words.fileName(localDay(now())), type);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        aria-disabled={isWaiting}
        onClick={() => {
          if (!isWaiting) void save();
        }}
      >
        <Download size={20} aria-hidden="true" />
        {words.download}
      </Button>
      {hasFailed && <p role="alert">{words.failed}</p>}
    </>
  );
}
