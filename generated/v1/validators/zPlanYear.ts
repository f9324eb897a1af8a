// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zPlanYear = z.object({
    start: z.iso.date(),
    end: z.iso.date()
});
