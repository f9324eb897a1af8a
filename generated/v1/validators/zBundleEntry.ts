// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zResource } from './zResource.ts';

export const zBundleEntry = z.looseObject({
    fullUrl: z.optional(z.string()),
    resource: z.optional(zResource)
});
