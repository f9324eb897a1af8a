// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMemberVerification } from './zMemberVerification.ts';

/**
 * The person is a member.
 */
export const zVerifyMemberResponse = zMemberVerification;
