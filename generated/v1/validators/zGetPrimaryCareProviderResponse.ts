// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPrimaryCare } from './zPrimaryCare.ts';

/**
 * The present choice, and one that is still to come.
 */
export const zGetPrimaryCareProviderResponse = zPrimaryCare;
