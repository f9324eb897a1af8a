import { listWords } from '#content/list.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { csvOf } from '#src/domain/data/csv.ts';
import { saveFile } from './save-file.ts';

/** The byte order mark, without which spreadsheets don't read a file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** Saves comma-separated values. Adds a last row with a note if rows may be missing. */
export function saveCsv(text: string, name: string, completeness: Completeness): void {
  const note = completeness === 'complete' ? '' : csvOf([[listWords.rowsMayBeMissing]]);
  saveFile(byteOrderMark + text + note, name, 'text/csv');
}
