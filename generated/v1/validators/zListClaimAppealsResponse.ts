// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zClaimAppealPage } from './zClaimAppealPage.ts';

/**
 * One page, newest first.
 */
export const zListClaimAppealsResponse = zClaimAppealPage;
