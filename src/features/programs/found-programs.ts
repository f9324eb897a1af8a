import { foldLetters, searchWords } from '#src/domain/data/fold-letters.ts';
import { programTopics } from '#content/program-facts.ts';
import { programWords } from '#content/programs.ts';
import type { ListedProgram } from '#src/catalogue/program-facts.ts';
import { topicIds } from '#src/domain/programs/programs.ts';
import type { ProgramsSearch } from './programs-search.ts';

const words = programWords.groups;

/**
 * The programs with every typed word, in their title, summary, topic or eligibility, among those of a topic. An unknown
 * topic narrows nothing.
 */
export function foundPrograms<Program extends ListedProgram>(
  programs: readonly Program[],
  { q = '', topic }: ProgramsSearch,
): readonly Program[] {
  const typed = searchWords(q);
  const isTopic = topic !== undefined && Object.hasOwn(programTopics, topic);
  return programs.filter(({ title, facts }) => {
    if (isTopic && facts?.topic !== topic) return false;
    const text = foldLetters(
      [title, facts?.summary, facts && programTopics[facts.topic], facts?.eligibility].join(' '),
    );
    return typed.every((word) => text.includes(word));
  });
}

/** Programs under one heading. */
export interface ProgramGroup<Program> {
  title: string;
  programs: readonly Program[];
}

/**
 * Groups programs the way the list shows them: those that the member has joined, then topic by topic, then those without
 * a topic.
 */
export function groupPrograms<Program extends ListedProgram & { joinedOn: string | null }>(
  programs: readonly Program[],
): ProgramGroup<Program>[] {
  const open = programs.filter(({ joinedOn }) => joinedOn === null);
  const groups = [
    { title: words.joined, programs: programs.filter(({ joinedOn }) => joinedOn !== null) },
    ...topicIds.map((topic) => ({
      title: programTopics[topic],
      programs: open.filter(({ facts }) => facts?.topic === topic),
    })),
    { title: words.others, programs: open.filter(({ facts }) => !facts) },
  ];
  return groups.filter((group) => group.programs.length > 0);
}
