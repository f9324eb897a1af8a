// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMessagePage } from './zMessagePage.ts';

/**
 * One page.
 */
export const zListMessagesResponse = zMessagePage;
