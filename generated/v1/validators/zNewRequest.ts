// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNewClaimFileRequest } from './zNewClaimFileRequest.ts';

export const zNewRequest = zNewClaimFileRequest;
