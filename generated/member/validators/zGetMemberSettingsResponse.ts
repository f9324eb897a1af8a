// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMemberSettings } from './zMemberSettings.ts';

/**
 * The settings.
 */
export const zGetMemberSettingsResponse = zMemberSettings;
