// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zSingleSignOn } from './zSingleSignOn.ts';

/**
 * The form.
 */
export const zStartSingleSignOnResponse = zSingleSignOn;
