// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zForm } from './zForm.ts';

export const zFormPage = z.intersection(zPage, z.object({
    items: z.array(zForm)
}));
