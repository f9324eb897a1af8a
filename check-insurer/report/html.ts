import type { Outcome } from '../outcome.ts';
import { groupsOf, slowestFirst, slowMs, type FindingGroup } from './groups.ts';
import { summaryOf } from './table.ts';

/** Returns the outcome as one HTML page without scripts or other files. Escapes all text. */
export function htmlOf(outcome: Outcome, title: string, day: string): string {
  const { findings, notes, timings } = outcome;
  const groups = groupsOf(findings);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${styles}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(day)}. ${escaped(summaryOf(outcome))}</p>
${groups.length === 0 ? '' : `<h2>Findings</h2>\n${groups.map(findingOf).join('\n')}`}
${section(
  'Notes',
  ['Where', 'What'],
  notes.map(({ where, says }) => [where, says]),
)}
${section(
  'Times',
  ['Call', 'Status', 'Milliseconds', ''],
  slowestFirst(timings).map(({ where, status, ms }) => [
    where,
    String(status),
    String(Math.round(ms)),
    ms > slowMs ? 'slow' : '',
  ]),
)}
</body>
</html>
`;
}

const styles = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b2733; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #cbd5df; }
article { border-left: 4px solid #a4262c; padding-left: 1rem; margin: 1.5rem 0; }
h3 { margin: 0; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; }
`;

const findingOf = ({ id, says, members, mend, faults }: FindingGroup): string => `<article>
<h3 id="${escaped(id)}">${escaped(id)}: ${escaped(says)}</h3>
${tableOf(
  ['Where', 'What'],
  faults.map(({ fault, where }) => [where.join(', '), fault]),
)}
<dl>
<dt>Members see</dt><dd>${escaped(members)}</dd>
<dt>To mend</dt><dd>${escaped(mend)}</dd>
</dl>
</article>`;

const section = (heading: string, columns: string[], rows: string[][]): string =>
  rows.length === 0 ? '' : `<h2>${escaped(heading)}</h2>\n${tableOf(columns, rows)}`;

const tableOf = (columns: string[], rows: string[][]): string => `<table>
<thead><tr>${columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('\n')}
</tbody>
</table>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
