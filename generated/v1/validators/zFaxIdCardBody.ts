// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zIdCardFax } from './zIdCardFax.ts';

export const zFaxIdCardBody = zIdCardFax;
