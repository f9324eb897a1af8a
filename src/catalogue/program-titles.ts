import { programTitles } from '#content/program-titles.ts';

export interface ProgramTitle {
  id: string;
  title: string;
  summary: string;
}

const byId: Partial<Record<string, { title: string; summary: string }>> = programTitles;

/** Title and summary of a program; ids match without case. An unknown id is its own title. */
export function programTitle(id: string): ProgramTitle {
  const known = byId[id.toLowerCase()];
  return { id, title: known?.title ?? id, summary: known?.summary ?? '' };
}
