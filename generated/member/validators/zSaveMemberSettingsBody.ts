// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMemberSettingsChange } from './zMemberSettingsChange.ts';

export const zSaveMemberSettingsBody = zMemberSettingsChange;
