// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * A FHIR R4 resource. Everything a resource of its type may hold is allowed.
 */
export const zResource = z.looseObject({
    resourceType: z.string(),
    id: z.optional(z.string())
});
