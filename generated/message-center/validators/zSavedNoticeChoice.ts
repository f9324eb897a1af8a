// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNoticeChannel } from './zNoticeChannel.ts';

export const zSavedNoticeChoice = z.object({
    channel: z.optional(zNoticeChannel),
    offered: z.optional(z.array(zNoticeChannel))
});
