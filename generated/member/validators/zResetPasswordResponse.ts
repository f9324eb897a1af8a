// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The new password is set.
 */
export const zResetPasswordResponse = z.void();
