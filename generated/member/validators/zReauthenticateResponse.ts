// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zReauthenticationProof } from './zReauthenticationProof.ts';

/**
 * The password is right.
 */
export const zReauthenticateResponse = zReauthenticationProof;
