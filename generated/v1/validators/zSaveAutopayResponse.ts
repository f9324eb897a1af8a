// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAutopay } from './zAutopay.ts';

/**
 * The setting after the change.
 */
export const zSaveAutopayResponse = zAutopay;
