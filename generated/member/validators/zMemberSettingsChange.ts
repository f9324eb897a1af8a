// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zOtherCoverage } from './zOtherCoverage.ts';

/**
 * Null leaves a value unchanged.
 */
export const zMemberSettingsChange = z.object({
    hideTermedDependents: z.nullable(z.boolean()),
    otherCoverage: z.nullable(zOtherCoverage)
});
