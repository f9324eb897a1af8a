// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zKeptEstimate } from './zKeptEstimate.ts';

/**
 * The estimate is saved.
 */
export const zKeepEstimateResponse = zKeptEstimate;
