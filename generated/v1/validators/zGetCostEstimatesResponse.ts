// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zCostEstimatePage } from './zCostEstimatePage.ts';

/**
 * One page, nearest first.
 */
export const zGetCostEstimatesResponse = zCostEstimatePage;
