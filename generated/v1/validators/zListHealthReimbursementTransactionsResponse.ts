// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zHealthReimbursementTransactionPage } from './zHealthReimbursementTransactionPage.ts';

/**
 * One page, newest first.
 */
export const zListHealthReimbursementTransactionsResponse = zHealthReimbursementTransactionPage;
