// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMessageCount } from './zMessageCount.ts';

export const zMessageCounts = z.object({
    data: z.array(zMessageCount)
});
