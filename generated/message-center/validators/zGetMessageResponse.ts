// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMessage } from './zMessage.ts';

/**
 * The message.
 */
export const zGetMessageResponse = zMessage;
