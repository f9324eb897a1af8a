// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zRegistration } from './zRegistration.ts';

export const zRegisterUserBody = zRegistration;
