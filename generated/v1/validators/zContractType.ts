// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * What a plan covers.
 */
export const zContractType = z.enum([
    'Medical',
    'Dental',
    'Vision'
]);
