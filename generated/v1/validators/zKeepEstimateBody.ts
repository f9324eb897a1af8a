// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNewKeptEstimate } from './zNewKeptEstimate.ts';

export const zKeepEstimateBody = zNewKeptEstimate;
