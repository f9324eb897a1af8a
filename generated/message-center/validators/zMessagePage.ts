// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zMessageSummary } from './zMessageSummary.ts';

export const zMessagePage = z.intersection(zPage, z.object({
    items: z.array(zMessageSummary)
}));
