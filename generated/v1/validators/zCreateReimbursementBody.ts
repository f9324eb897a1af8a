// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNewReimbursement } from './zNewReimbursement.ts';

export const zCreateReimbursementBody = zNewReimbursement;
