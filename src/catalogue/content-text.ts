import { contentEntries } from '#content/content-entries.ts';

const byId = new Map(
  Object.entries(contentEntries).map(([id, text]) => [id.toLowerCase(), text] as const),
);

/**
 * The text of a content entry (specification, section 5, Content lookup): ids match without case, and a
 * missing id returns the id itself.
 */
export const contentText = (id: string): string => byId.get(id.toLowerCase()) ?? id;
