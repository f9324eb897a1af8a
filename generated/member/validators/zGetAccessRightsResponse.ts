// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAccessRights } from './zAccessRights.ts';

/**
 * Accessible members and rights.
 */
export const zGetAccessRightsResponse = zAccessRights;
