// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAttachmentContentType } from './zAttachmentContentType.ts';

export const zAppealAttachment = z.object({
    fileName: z.string(),
    contentType: z.optional(zAttachmentContentType),
    size: z.optional(z.int().check(z.gte(0)))
});
