// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zCertificateOrder } from './zCertificateOrder.ts';

/**
 * The certificate is on its way to the address on file.
 */
export const zOrderCertificateResponse = zCertificateOrder;
