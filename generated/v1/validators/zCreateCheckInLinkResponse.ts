// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zHealthLink } from './zHealthLink.ts';

/**
 * The link can be opened.
 */
export const zCreateCheckInLinkResponse = zHealthLink;
