// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMemberships } from './zMemberships.ts';

/**
 * The plans, in the order the payer prefers.
 */
export const zGetMembershipsResponse = zMemberships;
