// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAccessRequest } from './zAccessRequest.ts';

export const zRequestAccessBody = zAccessRequest;
