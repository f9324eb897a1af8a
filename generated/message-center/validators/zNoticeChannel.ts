// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * How a notice is sent; `none`, it is not sent.
 */
export const zNoticeChannel = z.enum([
    'email',
    'text',
    'mail',
    'none'
]);
