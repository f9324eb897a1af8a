// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zEmailChange } from './zEmailChange.ts';

export const zSaveEmailBody = zEmailChange;
