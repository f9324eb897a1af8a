// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPreferences } from './zPreferences.ts';

export const zSavePreferencesBody = zPreferences;
