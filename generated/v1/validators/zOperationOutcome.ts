// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zOperationOutcomeIssue } from './zOperationOutcomeIssue.ts';

/**
 * What went wrong, as FHIR says it.
 */
export const zOperationOutcome = z.looseObject({
    resourceType: z.literal('OperationOutcome'),
    issue: z.array(zOperationOutcomeIssue).check(z.minLength(1))
});
