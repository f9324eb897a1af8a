import { programTitles } from '#content/program-titles.ts';

const titles: Partial<Record<string, string>> = programTitles;

/** Returns a program's title; ids match without case. An unknown id is its own title. */
export const programTitle = (id: string): string => {
  const known = id.toLowerCase();
  return (Object.hasOwn(titles, known) ? titles[known] : undefined) ?? id;
};
