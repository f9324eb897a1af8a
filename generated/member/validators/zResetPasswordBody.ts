// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPasswordReset } from './zPasswordReset.ts';

export const zResetPasswordBody = zPasswordReset;
