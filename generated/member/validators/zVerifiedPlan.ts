// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The plan found, so that the page can show its brand.
 */
export const zVerifiedPlan = z.object({
    lobDisplayName: z.string(),
    tier1: z.string()
});
