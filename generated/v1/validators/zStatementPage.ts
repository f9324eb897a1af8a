// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zStatement } from './zStatement.ts';

export const zStatementPage = z.intersection(zPage, z.object({
    items: z.array(zStatement)
}));
