// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zHealthLinkPage } from './zHealthLinkPage.ts';

/**
 * One page, newest first.
 */
export const zListHealthLinksResponse = zHealthLinkPage;
