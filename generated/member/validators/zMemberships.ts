// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMembership } from './zMembership.ts';

export const zMemberships = z.object({
    userMemberships: z.array(zMembership)
});
