import * as z from 'zod/mini';
import { pageParameter, textParameter } from '#src/parts/search-parameters.ts';

/** What the address holds of the documents. What is searched for stays out of it: titles tell of care. */
export const documentsSearch = z.object({
  /** Member ID. */
  member: textParameter,
  type: textParameter,
  /** YYYY */
  year: textParameter,
  page: pageParameter,
  /** A link to a form: its id, its version, and what to do with it. */
  form: textParameter,
  version: textParameter,
  action: textParameter,
});

export type DocumentsSearch = z.infer<typeof documentsSearch>;

/** What the screen does with its address. */
export interface DocumentsNavigation {
  search: DocumentsSearch;
  onSearch: (changes: Partial<DocumentsSearch>) => void;
}
