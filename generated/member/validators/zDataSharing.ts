// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAddress } from './zAddress.ts';
import { zConnectedApp } from './zConnectedApp.ts';
import { zJoinedProgram } from './zJoinedProgram.ts';
import { zSharingChoices } from './zSharingChoices.ts';

export const zDataSharing = z.object({
    connectedApps: z.optional(z.array(zConnectedApp)),
    joinedPrograms: z.optional(z.array(zJoinedProgram)),
    choices: z.optional(zSharingChoices),
    confidentialAddress: z.nullish(zAddress)
});
