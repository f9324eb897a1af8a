// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zContactRequest } from './zContactRequest.ts';

export const zContactRequest2 = zContactRequest;
