// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The bytes of the file.
 */
export const zGetDocumentResponse = z.string();
