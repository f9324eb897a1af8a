// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Kind of document.
 */
export const zDocumentType = z.enum([
    'eob',
    'letter',
    'statement',
    'idCard',
    'policy',
    'taxForm'
]);
