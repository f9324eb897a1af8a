// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAppealDeadlinePage } from './zAppealDeadlinePage.ts';

/**
 * One page, the nearest day first.
 */
export const zListAppealDeadlinesResponse = zAppealDeadlinePage;
