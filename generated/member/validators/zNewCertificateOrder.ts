// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zNewCertificateOrder = z.object({
    delivery: z.enum(['mail'])
});
