// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zContactRequestReceipt } from './zContactRequestReceipt.ts';

/**
 * The question was received.
 */
export const zCreatePublicContactRequestResponse = zContactRequestReceipt;
