// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAddress } from './zAddress.ts';

export const zSaveConfidentialAddressBody = zAddress;
