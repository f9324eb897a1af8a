// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAppealDeadlinePage } from './zAppealDeadlinePage.ts';

/**
 * One page, nearest deadline first.
 */
export const zListAppealDeadlinesResponse = zAppealDeadlinePage;
