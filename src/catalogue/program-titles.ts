import { programTitles } from '#content/program-titles.ts';
import { byId, lookUpContent } from './look-up-content.ts';

const titles = byId<string>(programTitles);

/** Returns a program's title. An unknown id is its own title. */
export const programTitle = (id: string): string => lookUpContent(titles, id) ?? id;
