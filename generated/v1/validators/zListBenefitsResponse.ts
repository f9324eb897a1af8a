// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPlanBenefits } from './zPlanBenefits.ts';

/**
 * The services of the plan.
 */
export const zListBenefitsResponse = zPlanBenefits;
