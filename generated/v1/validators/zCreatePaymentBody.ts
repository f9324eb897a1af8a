// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNewPayment } from './zNewPayment.ts';

export const zCreatePaymentBody = zNewPayment;
