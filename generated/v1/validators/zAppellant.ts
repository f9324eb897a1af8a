// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Who appeals.
 */
export const zAppellant = z.enum([
    'member',
    'policyholder',
    'authorizedRepresentative',
    'provider'
]);
