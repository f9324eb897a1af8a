// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zIdCardOrder } from './zIdCardOrder.ts';

/**
 * The card is on its way.
 */
export const zMailIdCardResponse = zIdCardOrder;
