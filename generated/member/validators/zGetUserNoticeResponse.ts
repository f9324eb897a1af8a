// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zUserNotice } from './zUserNotice.ts';

/**
 * The notice or null.
 */
export const zGetUserNoticeResponse = zUserNotice;
