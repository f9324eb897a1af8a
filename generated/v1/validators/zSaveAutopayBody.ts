// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAutopayChange } from './zAutopayChange.ts';

export const zSaveAutopayBody = zAutopayChange;
