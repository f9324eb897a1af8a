// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zContactRequestReceipt } from './zContactRequestReceipt.ts';

/**
 * The question has arrived.
 */
export const zCreateContactRequestResponse = zContactRequestReceipt;
