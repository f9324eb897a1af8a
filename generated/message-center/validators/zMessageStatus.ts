// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The state of a message in the member's mailbox.
 */
export const zMessageStatus = z.enum([
    'read',
    'unread',
    'archived'
]);
