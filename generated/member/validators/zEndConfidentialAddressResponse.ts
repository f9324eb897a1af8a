// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zDataSharing } from './zDataSharing.ts';

/**
 * The user's data sharing as it is now.
 */
export const zEndConfidentialAddressResponse = zDataSharing;
