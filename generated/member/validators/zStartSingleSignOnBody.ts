// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPartnerTarget } from './zPartnerTarget.ts';
import { zApplicationHandOff } from './zApplicationHandOff.ts';

export const zStartSingleSignOnBody = z.union([
    zPartnerTarget,
    zApplicationHandOff
]);
