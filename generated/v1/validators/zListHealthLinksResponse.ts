// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zHealthLinkPage } from './zHealthLinkPage.ts';

/**
 * One page, newest first. Links that have ended or were revoked are no longer listed.
 */
export const zListHealthLinksResponse = zHealthLinkPage;
