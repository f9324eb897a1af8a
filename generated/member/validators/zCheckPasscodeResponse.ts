// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPasscodeResult } from './zPasscodeResult.ts';

/**
 * Whether the passcode was right, and what comes next.
 */
export const zCheckPasscodeResponse = zPasscodeResult;
