import { contentEntries } from '#content/content-entries.ts';
import { byId, lookUpContent } from './look-up-content.ts';

const entries = byId(contentEntries);

/** Returns the text of a content entry; a missing id is the id itself. */
export const contentText = (id: string): string => lookUpContent(entries, id) ?? id;
