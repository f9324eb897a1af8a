// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zOtherCoverage } from './zOtherCoverage.ts';

/**
 * What is null stays as it is.
 */
export const zMemberSettingsChange = z.object({
    hideTermedDependents: z.nullable(z.boolean()),
    otherCoverage: z.nullable(zOtherCoverage)
});
