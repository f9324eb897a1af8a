// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * An item that is known by its type alone.
 */
export const zTypedItem = z.object({
    type: z.string()
});
