// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The area a message or notice is about: claims and payments, benefits and coverage, authorizations, health programs, or the security of the account.
 */
export const zMessageTopic = z.enum([
    'claims',
    'benefits',
    'authorizations',
    'programs',
    'security'
]);
