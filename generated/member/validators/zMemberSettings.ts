// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zHiddenDependents } from './zHiddenDependents.ts';
import { zAllowance } from './zAllowance.ts';
import { zOtherCoverageSetting } from './zOtherCoverageSetting.ts';
import { zAccountBlockSetting } from './zAccountBlockSetting.ts';

/**
 * A missing setting isn’t offered.
 */
export const zMemberSettings = z.object({
    hideTermedDependents: z.optional(zHiddenDependents),
    familyAccess: z.optional(zAllowance),
    otherCoverage: z.optional(zOtherCoverageSetting),
    creditableCoverage: z.optional(zAllowance),
    accountBlock: z.optional(zAccountBlockSetting)
});
