import * as z from 'zod/mini';
import { pageParameter, textParameter } from '#src/parts/list/search-parameters.ts';

/** The filters of the documents in the address. The search text stays out of it: titles reveal care. */
export const documentsSearch = z.object({
  /** Member ID. */
  member: textParameter,
  type: textParameter,
  /** YYYY */
  year: textParameter,
  page: pageParameter,
  /** The tab; the one with the forms for a link to a form, otherwise the documents, when left out. */
  show: z.catch(z.optional(z.literal(['documents', 'forms'])), undefined),
  /** A link to a form: its id, its version, and the action. */
  form: textParameter,
  version: textParameter,
  action: textParameter,
});

export type DocumentsSearch = z.infer<typeof documentsSearch>;

/** The screen's address, and the function that changes it. */
export interface DocumentsNavigation {
  search: DocumentsSearch;
  onSearch: (changes: Partial<DocumentsSearch>) => void;
}
