// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zOtherCoverage } from './zOtherCoverage.ts';

/**
 * A value that is left out, or null, stays unchanged.
 */
export const zMemberSettingsChange = z.object({
    hideTermedDependents: z.nullish(z.boolean()),
    otherCoverage: z.nullish(zOtherCoverage)
});
