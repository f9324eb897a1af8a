// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zIdCardEmail } from './zIdCardEmail.ts';

export const zEmailIdCardBody = zIdCardEmail;
