import { programFacts } from '#content/program-facts.ts';
import { hasExpired } from '#src/domain/format/dated-content.ts';
import type { ProgramFacts } from '#src/domain/programs/programs.ts';
import { byId, lookUpContent } from './look-up-content.ts';
import { programTitle } from './program-titles.ts';

/** A program as lists show it. */
export interface ListedProgram {
  id: string;
  title: string;
  /** Null for a program of which the portal knows only the id. */
  facts: ProgramFacts | null;
  /** The day the member joined, YYYY-MM-DD; null where they have not, or it is not known. */
  joinedOn: string | null;
}

const entries = byId(programFacts);

export function factsOf(id: string): ProgramFacts | null {
  const facts = lookUpContent(entries, id);
  return typeof facts === 'string' ? null : facts;
}

/** Whether a program has ended on a day (YYYY-MM-DD): then it is listed nowhere. */
export const hasEnded = (id: string, today: string): boolean =>
  hasExpired(factsOf(id)?.expires, today);

/**
 * Returns the programs of a plan that can be used on a day (YYYY-MM-DD), in the insurer's order, each once however its
 * id is written. A program that has ended is not listed.
 */
export function listedPrograms(
  programs: readonly { programId: string; joinedOn?: string | undefined }[],
  today: string,
): readonly ListedProgram[] {
  const held = new Map(programs.map((program) => [program.programId.toLowerCase(), program]));
  return [...held.values()]
    .filter(({ programId: id }) => !hasEnded(id, today))
    .map(({ programId: id, joinedOn = null }) => ({
      id,
      title: programTitle(id),
      facts: factsOf(id),
      joinedOn,
    }));
}
