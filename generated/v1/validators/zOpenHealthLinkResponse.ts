// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zManifest } from './zManifest.ts';

/**
 * Where the encrypted card is.
 */
export const zOpenHealthLinkResponse = zManifest;
