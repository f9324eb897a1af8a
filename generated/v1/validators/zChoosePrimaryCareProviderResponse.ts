// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPrimaryCare } from './zPrimaryCare.ts';

/**
 * The choice after the change.
 */
export const zChoosePrimaryCareProviderResponse = zPrimaryCare;
