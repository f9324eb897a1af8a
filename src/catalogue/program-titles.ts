import { programTitles } from '#content/program-titles.ts';
import { hasExpired } from '#src/domain/dated-content.ts';

const byId: Partial<Record<string, { title: string; expires?: string }>> = programTitles;

/** What a program is called; ids match without case. An unknown id is its own title. */
export const programTitle = (id: string): string => byId[id.toLowerCase()]?.title ?? id;

/** Whether a program has ended on a day (YYYY-MM-DD): then it is listed nowhere. */
export const hasEnded = (id: string, today: string): boolean =>
  hasExpired(byId[id.toLowerCase()]?.expires, today);
