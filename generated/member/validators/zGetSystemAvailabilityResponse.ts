// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zSystemAvailability } from './zSystemAvailability.ts';

/**
 * Available or not.
 */
export const zGetSystemAvailabilityResponse = zSystemAvailability;
