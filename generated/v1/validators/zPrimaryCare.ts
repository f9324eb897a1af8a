// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPrimaryCareProvider } from './zPrimaryCareProvider.ts';

export const zPrimaryCare = z.object({
    current: z.nullable(zPrimaryCareProvider),
    pending: z.nullable(zPrimaryCareProvider),
    changeAllowed: z.boolean(),
    changeNotAllowedReason: z.optional(z.string()),
    earliestEffectiveDate: z.optional(z.iso.date())
});
