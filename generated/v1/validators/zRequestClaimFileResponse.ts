// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zClaimFileRequest } from './zClaimFileRequest.ts';

/**
 * The request has arrived.
 */
export const zRequestClaimFileResponse = zClaimFileRequest;
