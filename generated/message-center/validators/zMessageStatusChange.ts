// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMessageStatus } from './zMessageStatus.ts';

export const zMessageStatusChange = z.object({
    status: zMessageStatus
});
