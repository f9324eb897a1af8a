// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMessageStatusChange } from './zMessageStatusChange.ts';

export const zSetMessageStatusBody = zMessageStatusChange;
