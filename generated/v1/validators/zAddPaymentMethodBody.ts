// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNewPaymentMethod } from './zNewPaymentMethod.ts';

export const zAddPaymentMethodBody = zNewPaymentMethod;
