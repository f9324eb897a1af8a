// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPaymentMethodChange } from './zPaymentMethodChange.ts';

export const zChangePaymentMethodBody = zPaymentMethodChange;
