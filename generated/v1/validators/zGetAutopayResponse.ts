// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAutopay } from './zAutopay.ts';

/**
 * The setting.
 */
export const zGetAutopayResponse = zAutopay;
