// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zTermsAcceptance = z.object({
    tosChecked: z.literal(true)
});
