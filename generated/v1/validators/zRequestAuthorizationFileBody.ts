// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNewRequest } from './zNewRequest.ts';

export const zRequestAuthorizationFileBody = zNewRequest;
