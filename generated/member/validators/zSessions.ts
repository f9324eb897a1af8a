// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zSession } from './zSession.ts';

export const zSessions = z.object({
    items: z.array(zSession)
});
