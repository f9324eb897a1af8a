// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zAccessLogEntry } from './zAccessLogEntry.ts';

export const zAccessLogPage = z.intersection(zPage, z.object({
    items: z.array(zAccessLogEntry)
}));
