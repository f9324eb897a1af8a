// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPaymentMethodPage } from './zPaymentMethodPage.ts';

/**
 * One page, the default method first.
 */
export const zListPaymentMethodsResponse = zPaymentMethodPage;
