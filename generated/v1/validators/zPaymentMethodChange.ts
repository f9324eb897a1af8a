// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zPaymentMethodChange = z.object({
    isDefault: z.literal(true)
});
