// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAccessibleMember } from './zAccessibleMember.ts';
import { zRights } from './zRights.ts';

export const zAccessRights = z.object({
    accessibleMembers: z.optional(z.array(zAccessibleMember)),
    hideTermedDependents: z.optional(z.boolean()),
    rights: zRights
});
