// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zCostProcedurePage } from './zCostProcedurePage.ts';

/**
 * One page, best match first.
 */
export const zSearchCostProceduresResponse = zCostProcedurePage;
