// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zHealthReimbursement } from './zHealthReimbursement.ts';

/**
 * Balance, election and year.
 */
export const zGetHealthReimbursementResponse = zHealthReimbursement;
