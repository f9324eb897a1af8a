import * as z from 'zod/mini';
import { textParameter } from '#src/parts/list/search-parameters.ts';

/** The ids of what a question is about. Nothing else, since addresses are kept in the browser's history. */
export const contactSearch = z.object({
  message: textParameter,
  /** The reversed claim whose money isn't back in the reimbursement account; empty where it's several. */
  refund: textParameter,
});

export type ContactSearch = z.infer<typeof contactSearch>;
