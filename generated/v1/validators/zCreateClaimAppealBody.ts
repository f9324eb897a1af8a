// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNewClaimAppeal } from './zNewClaimAppeal.ts';

export const zCreateClaimAppealBody = zNewClaimAppeal;
