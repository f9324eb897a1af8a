// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zDraftKey } from './zDraftKey.ts';

/**
 * The key.
 */
export const zGetDraftKeyResponse = zDraftKey;
