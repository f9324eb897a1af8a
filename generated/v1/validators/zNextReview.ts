// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAppealLevel } from './zAppealLevel.ts';

export const zNextReview = z.object({
    kind: zAppealLevel,
    lastDay: z.optional(z.iso.date()),
    how: z.optional(z.string())
});
