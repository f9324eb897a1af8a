// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPasscodeCheck } from './zPasscodeCheck.ts';

export const zCheckPasscodeBody = zPasscodeCheck;
