// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zOtherCoverage } from './zOtherCoverage.ts';

/**
 * Coverage with another insurer.
 */
export const zOtherCoverageSetting = z.object({
    allowed: z.optional(z.boolean()),
    reason: z.nullish(z.string()),
    value: z.optional(zOtherCoverage)
});
