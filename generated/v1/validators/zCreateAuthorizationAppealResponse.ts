// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zClaimAppeal } from './zClaimAppeal.ts';

/**
 * The appeal was received.
 */
export const zCreateAuthorizationAppealResponse = zClaimAppeal;
