// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zDataKind } from './zDataKind.ts';

export const zConnectedApp = z.object({
    appId: z.string(),
    name: z.string(),
    connectedAt: z.optional(z.iso.datetime()),
    data: z.optional(z.array(zDataKind))
});
