import { programBodies } from '#content/program-bodies.ts';
import { latestOf } from '#src/domain/format/dated-content.ts';
import type { ProgramEntry } from '#src/domain/programs/programs.ts';
import { byId, lookUpContent } from './look-up-content.ts';

const entries = byId(programBodies);

/** Returns the page of a program as it is on a day (YYYY-MM-DD); null for an id that has none. */
export function programEntry(id: string, today: string): Omit<ProgramEntry, 'from'> | null {
  const found = lookUpContent(entries, id);
  if (found === null || typeof found === 'string') return null;
  const { from = [], ...entry } = found;
  return { ...entry, ...latestOf(from, today) };
}
