// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zContactRequest2 } from './zContactRequest2.ts';

export const zCreateContactRequestBody = zContactRequest2;
