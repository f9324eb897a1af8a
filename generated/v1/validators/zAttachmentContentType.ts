// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * What kind of file it is.
 */
export const zAttachmentContentType = z.enum([
    'application/pdf',
    'image/jpeg',
    'image/png'
]);
