// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zReimbursement } from './zReimbursement.ts';

/**
 * The request was received.
 */
export const zCreateReimbursementResponse = zReimbursement;
