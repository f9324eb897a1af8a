// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zBundleLink = z.looseObject({
    relation: z.string(),
    url: z.string()
});
