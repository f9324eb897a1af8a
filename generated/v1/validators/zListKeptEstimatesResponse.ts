// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zKeptEstimatePage } from './zKeptEstimatePage.ts';

/**
 * One page, newest first.
 */
export const zListKeptEstimatesResponse = zKeptEstimatePage;
