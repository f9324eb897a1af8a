// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zReauthentication } from './zReauthentication.ts';

export const zReauthenticateBody = zReauthentication;
