// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zDataKind } from './zDataKind.ts';

export const zAccessLogEntry = z.object({
    at: z.iso.datetime(),
    who: z.optional(z.string()),
    kind: z.optional(z.string()),
    data: z.optional(z.array(zDataKind))
});
