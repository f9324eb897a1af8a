// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNewCertificateOrder } from './zNewCertificateOrder.ts';

export const zOrderCertificateBody = zNewCertificateOrder;
