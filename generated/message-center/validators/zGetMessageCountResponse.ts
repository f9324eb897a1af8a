// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMessageCounts } from './zMessageCounts.ts';

/**
 * One count for each mailbox.
 */
export const zGetMessageCountResponse = zMessageCounts;
