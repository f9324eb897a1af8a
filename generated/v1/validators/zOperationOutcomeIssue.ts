// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zOperationOutcomeIssue = z.looseObject({
    severity: z.string(),
    code: z.string(),
    diagnostics: z.optional(z.string())
});
