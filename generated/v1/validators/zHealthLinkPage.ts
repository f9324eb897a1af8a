// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zHealthLink } from './zHealthLink.ts';

export const zHealthLinkPage = z.intersection(zPage, z.object({
    items: z.array(zHealthLink)
}));
