// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMemberVerificationRequest } from './zMemberVerificationRequest.ts';

export const zVerifyMemberBody = zMemberVerificationRequest;
