// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMessageReplyReceipt } from './zMessageReplyReceipt.ts';

/**
 * The answer was received.
 */
export const zReplyToMessageResponse = zMessageReplyReceipt;
