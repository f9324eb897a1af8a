// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAppealLevel } from './zAppealLevel.ts';
import { zAppellant } from './zAppellant.ts';
import { zPlanRules } from './zPlanRules.ts';

/**
 * Whether the decision can be appealed now.
 */
export const zAppealEligibility = z.object({
    allowed: z.boolean(),
    notAllowedReason: z.optional(z.string()),
    level: z.optional(zAppealLevel),
    rules: z.optional(zPlanRules),
    lastDay: z.optional(z.iso.date()),
    whoMayAppeal: z.optional(z.array(zAppellant))
});
