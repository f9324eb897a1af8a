// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zRegisteredUser } from './zRegisteredUser.ts';

/**
 * The account exists.
 */
export const zRegisterUserResponse = zRegisteredUser;
