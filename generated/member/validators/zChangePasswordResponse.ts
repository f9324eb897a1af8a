// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The password is changed.
 */
export const zChangePasswordResponse = z.void();
