// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAccumulators } from './zAccumulators.ts';

/**
 * The accumulators of the member and the family.
 */
export const zGetAccumulatorsResponse = zAccumulators;
