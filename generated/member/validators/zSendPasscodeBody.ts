// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPasscodeRequest } from './zPasscodeRequest.ts';

export const zSendPasscodeBody = zPasscodeRequest;
