// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zBundleLink } from './zBundleLink.ts';
import { zBundleEntry } from './zBundleEntry.ts';

/**
 * The answer to a search. An entry may be an OperationOutcome with an issue.
 */
export const zBundle = z.looseObject({
    resourceType: z.literal('Bundle'),
    type: z.string(),
    total: z.optional(z.int().check(z.gte(0))),
    link: z.optional(z.array(zBundleLink)),
    entry: z.optional(z.array(zBundleEntry))
});
