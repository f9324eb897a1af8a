// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zConnectedApp } from './zConnectedApp.ts';
import { zJoinedProgram } from './zJoinedProgram.ts';
import { zSharingChoices } from './zSharingChoices.ts';
import { zConfidentialCommunications } from './zConfidentialCommunications.ts';

export const zDataSharing = z.object({
    connectedApps: z.optional(z.array(zConnectedApp)),
    joinedPrograms: z.optional(z.array(zJoinedProgram)),
    choices: z.optional(zSharingChoices),
    confidentialCommunications: z.optional(zConfidentialCommunications)
});
