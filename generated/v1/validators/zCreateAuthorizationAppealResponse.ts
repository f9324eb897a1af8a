// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zClaimAppeal } from './zClaimAppeal.ts';

/**
 * The appeal has arrived.
 */
export const zCreateAuthorizationAppealResponse = zClaimAppeal;
