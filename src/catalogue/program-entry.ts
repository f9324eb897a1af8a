import { programBodies } from '#content/program-bodies.ts';
import { programLines } from '#generated/brands/program-lines.ts';
import { latestOf } from '#src/domain/format/dated-content.ts';
import type { BrandId } from '#src/domain/plan/brand.ts';
import type { ProgramEntry } from '#src/domain/programs/programs.ts';
import { byId, lookUpContent } from './look-up-content.ts';

/** Returns the page of a program on a day (YYYY-MM-DD), with the phone numbers of a brand; null for an unknown id. */
export function programEntry(
  id: string,
  today: string,
  brand: BrandId,
): Omit<ProgramEntry, 'from'> | null {
  const found = lookUpContent(byId(programBodies(programLines[brand])), id);
  if (found === null || typeof found === 'string') return null;
  const { from = [], ...entry } = found;
  return { ...entry, ...latestOf(from, today) };
}
