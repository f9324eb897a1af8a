// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNoticeChannel } from './zNoticeChannel.ts';

export const zNoticeChoice = z.object({
    channel: zNoticeChannel
});
