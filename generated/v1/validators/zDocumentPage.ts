// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zMemberDocument } from './zMemberDocument.ts';

export const zDocumentPage = z.intersection(zPage, z.object({
    items: z.array(zMemberDocument)
}));
