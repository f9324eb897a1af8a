// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zReimbursementPage } from './zReimbursementPage.ts';

/**
 * One page, newest first.
 */
export const zListReimbursementsResponse = zReimbursementPage;
