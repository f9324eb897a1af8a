// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zFamilyAccessChange } from './zFamilyAccessChange.ts';

export const zSaveFamilyAccessBody = zFamilyAccessChange;
