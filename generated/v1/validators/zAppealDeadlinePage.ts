// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zPlanRules } from './zPlanRules.ts';
import { zAppealDeadline } from './zAppealDeadline.ts';
import { zAppealProgress } from './zAppealProgress.ts';
import { zAuthorizationAppeal } from './zAuthorizationAppeal.ts';

export const zAppealDeadlinePage = z.intersection(zPage, z.object({
    items: z.array(zAppealDeadline),
    appeals: z.optional(z.array(zAppealProgress)),
    authorizations: z.optional(z.array(zAuthorizationAppeal)),
    rules: z.optional(zPlanRules)
}));
