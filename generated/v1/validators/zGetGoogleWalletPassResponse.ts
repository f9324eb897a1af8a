// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zGoogleWalletPass } from './zGoogleWalletPass.ts';

/**
 * Where to add the pass.
 */
export const zGetGoogleWalletPassResponse = zGoogleWalletPass;
