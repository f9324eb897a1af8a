// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * If the details match, the user name is on its way.
 */
export const zRecoverUsernameResponse = z.void();
