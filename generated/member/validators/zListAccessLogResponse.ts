// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAccessLogPage } from './zAccessLogPage.ts';

/**
 * One page, newest first.
 */
export const zListAccessLogResponse = zAccessLogPage;
