// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zUserSettings } from './zUserSettings.ts';

/**
 * The settings after the change.
 */
export const zSaveDisplayNameResponse = zUserSettings;
