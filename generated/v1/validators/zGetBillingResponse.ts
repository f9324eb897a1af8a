// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zBilling } from './zBilling.ts';

/**
 * The bill as it stands.
 */
export const zGetBillingResponse = zBilling;
