// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * What the member did with a message.
 */
export const zMessageStatus = z.enum([
    'read',
    'unread',
    'archived'
]);
