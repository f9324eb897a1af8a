import * as z from 'zod/mini';
import { pageParameter, textParameter, zipParameter } from '#src/parts/list/search-parameters.ts';

/** A text of the address; the router reads digits as a number. Too long ones are left out. */
export const distances = [10, 25, 50] as const;
export const usualDistance = 25;
export const distanceChoices = [0, ...distances] as const;

/** The provider search in the address: unreadable values are left out. */
export const careSearch = z.object({
  specialty: textParameter,
  name: textParameter,
  zip: zipParameter,
  /** The town as typed. */
  town: textParameter,
  /** Miles; 0 for any distance, the usual one when left out. */
  miles: z.catch(z.optional(z.literal(distanceChoices)), undefined),
  page: pageParameter,
  /** Member ID of the person who needs a primary care provider. */
  person: textParameter,
  accepting: z.catch(z.optional(z.literal(true)), undefined),
  /** `any`, or one by its key; the plan's own when left out, where it is known. */
  network: textParameter,
  language: textParameter,
  gender: textParameter,
  accessibility: textParameter,
  map: z.catch(z.optional(z.literal(true)), undefined),
  /** The directory entry whose details are open. */
  provider: textParameter,
});

export type CareSearch = z.infer<typeof careSearch>;

/** The screen's address, and the function that changes it. */
export interface CareNavigation {
  search: CareSearch;
  /** Looks for something, filters or turns a page; a step of the history where `isStep`. */
  onSearch: (search: CareSearch, how: { isStep: boolean }) => void;
}
