// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The app, by its client id at the identity provider.
 */
export const zAppId = z.string().check(z.minLength(1), z.maxLength(200));
