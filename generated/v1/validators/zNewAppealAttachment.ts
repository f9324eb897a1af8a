// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAttachmentContentType } from './zAttachmentContentType.ts';

export const zNewAppealAttachment = z.object({
    fileName: z.string().check(z.minLength(1), z.maxLength(255)),
    contentType: zAttachmentContentType,
    content: z.string().check(z.minLength(1), z.maxLength(13981016))
});
