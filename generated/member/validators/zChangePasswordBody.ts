// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPasswordChange } from './zPasswordChange.ts';

export const zChangePasswordBody = zPasswordChange;
