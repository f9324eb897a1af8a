// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zBundle } from './zBundle.ts';

/**
 * A searchset.
 */
export const zSearchPractitionersResponse = zBundle;
