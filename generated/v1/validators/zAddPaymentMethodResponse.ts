// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPaymentMethod } from './zPaymentMethod.ts';

/**
 * The method is stored.
 */
export const zAddPaymentMethodResponse = zPaymentMethod;
