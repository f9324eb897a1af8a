// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPasscode } from './zPasscode.ts';

/**
 * If the details match, the passcode is on its way.
 */
export const zSendPasscodeResponse = zPasscode;
