// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPayment } from './zPayment.ts';

/**
 * The payment, which is not taken.
 */
export const zCancelPaymentResponse = zPayment;
