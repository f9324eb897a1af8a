import { programTopics } from '#content/program-facts.ts';
import type { ListedProgram } from '#src/catalogue/program-facts.ts';
import type { ProgramsSearch } from './programs-search.ts';

/** Returns a text for comparison: without case and accents. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The programs with every typed word, in their title, summary, topic or eligibility, among those of a topic. An unknown
 * topic narrows nothing.
 */
export function foundPrograms<Program extends ListedProgram>(
  programs: readonly Program[],
  { q = '', topic }: ProgramsSearch,
): readonly Program[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  const isTopic = topic !== undefined && Object.hasOwn(programTopics, topic);
  return programs.filter(({ title, facts }) => {
    if (isTopic && facts?.topic !== topic) return false;
    const text = plain(
      [title, facts?.summary, facts && programTopics[facts.topic], facts?.eligibility].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}
