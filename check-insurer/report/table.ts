import type { Outcome } from '../outcome.ts';
import { groupsOf, slowestFirst, slowMs } from './groups.ts';

/** The number of operations that a line names. */
const mostNamed = 6;
/** The number of calls in the table of times. */
const timesShown = 10;

/** The outcome as lines for a terminal. */
export function tableOf({ findings, notes, timings }: Outcome): string {
  const lines: string[] = [];
  for (const { id, says, members, mend, faults } of groupsOf(findings)) {
    lines.push(`FINDING  ${id}: ${says}`);
    for (const { fault, where } of faults) lines.push(`  ${named(where)}: ${fault}`);
    lines.push(`  Members see: ${members}`, `  To mend: ${mend}`, '');
  }
  if (notes.length > 0) {
    lines.push('Notes');
    for (const { where, says } of notes) lines.push(`  ${where}: ${says}`);
    lines.push('');
  }
  if (timings.length > 0) {
    lines.push('Slowest calls');
    for (const { where, status, ms } of slowestFirst(timings).slice(0, timesShown)) {
      const mark = ms > slowMs ? '  slow' : '';
      lines.push(`  ${String(Math.round(ms)).padStart(6)} ms  ${status}  ${where}${mark}`);
    }
    lines.push('');
  }
  lines.push(summaryOf({ findings, timings }));
  return lines.join('\n');
}

/** One sentence on the whole run. */
export function summaryOf({ findings, timings }: Pick<Outcome, 'findings' | 'timings'>): string {
  const kinds = groupsOf(findings).length;
  const summary =
    kinds === 0 ? 'Nothing found' : `${kinds} ${kinds === 1 ? 'finding' : 'findings'}`;
  return `${summary}; ${timings.length} operations read.`;
}

function named(where: readonly string[]): string {
  const more = where.length - mostNamed;
  const names = where.slice(0, mostNamed).join(', ');
  return more > 0 ? `${names} and ${more} more` : names;
}
