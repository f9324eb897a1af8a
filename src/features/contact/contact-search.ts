import * as z from 'zod/mini';
import { textParameter } from '#src/parts/list/search-parameters.ts';

/** What a question is about, by ids only, since addresses are kept in the browser's history. */
export const contactSearch = z.object({
  message: textParameter,
  /** Money from reversed claims that isn't back in the reimbursement account. */
  about: z.catch(z.optional(z.literal('refund')), undefined),
  /** The claim, where it is only one. */
  claim: textParameter,
});

export type ContactSearch = z.infer<typeof contactSearch>;
