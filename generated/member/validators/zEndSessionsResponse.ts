// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The user is signed out everywhere.
 */
export const zEndSessionsResponse = z.void();
