// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The law that decisions and appeals of this plan follow; when left out, Medicare Advantage's for a Medicare brand, and the rules for commercial plans otherwise.
 */
export const zPlanRules = z.enum([
    'commercial',
    'medicareAdvantage',
    'stateProgram'
]);
