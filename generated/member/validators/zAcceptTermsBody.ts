// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zTermsAcceptance } from './zTermsAcceptance.ts';

export const zAcceptTermsBody = zTermsAcceptance;
