// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zSavedPreferences } from './zSavedPreferences.ts';

/**
 * The preferences.
 */
export const zGetPreferencesResponse = zSavedPreferences;
