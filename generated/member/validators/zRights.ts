// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zTypedItem } from './zTypedItem.ts';
import { zProgramRight } from './zProgramRight.ts';

/**
 * Feature flags of one plan. A missing flag is false, and a missing list is empty.
 */
export const zRights = z.object({
    claims: z.optional(z.boolean()),
    deductible: z.optional(z.boolean()),
    personalHealthRecord: z.optional(z.boolean()),
    healthReimbursementAccount: z.optional(z.boolean()),
    findCareAndCostOptions: z.optional(z.array(zTypedItem)),
    findCareAndCostDisplayText: z.optional(z.string()),
    findCare: z.optional(z.boolean()),
    whosCovered: z.optional(z.boolean()),
    choosePrimaryCareProvider: z.optional(z.boolean()),
    inpatientMedicalAdmissionRequest: z.optional(z.boolean()),
    pageIdentifiers: z.optional(z.array(zTypedItem)),
    updatePolicy: z.optional(z.boolean()),
    updatePolicyMetallic: z.optional(z.boolean()),
    maPlanBenefits: z.optional(z.boolean()),
    maPlanBenefitsLink: z.optional(z.string()),
    updateOtherCoverageInformation: z.optional(z.boolean()),
    coverageWhenTravelingAbroad: z.optional(z.boolean()),
    payBill: z.optional(z.boolean()),
    idCards: z.optional(z.boolean()),
    walletPasses: z.optional(z.array(zTypedItem)),
    programs: z.optional(z.array(zProgramRight)),
    pharmacyCenter: z.optional(z.boolean()),
    rxSavingsSolutions: z.optional(z.boolean()),
    forms: z.optional(z.boolean()),
    chatType: z.nullish(z.string())
});
