// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMfaSettings } from './zMfaSettings.ts';

export const zSaveMfaBody = zMfaSettings;
