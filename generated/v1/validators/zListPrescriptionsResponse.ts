// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPrescriptionPage } from './zPrescriptionPage.ts';

/**
 * One page, last fill first.
 */
export const zListPrescriptionsResponse = zPrescriptionPage;
