// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPhoneChange } from './zPhoneChange.ts';

export const zSavePhoneBody = zPhoneChange;
