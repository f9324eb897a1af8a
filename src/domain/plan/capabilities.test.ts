import { expect, it } from 'vitest';
import { everyRight } from '#tests/support/plans.ts';
import { limitRights, optionalCapabilities, type Capability } from './capabilities.ts';
import type { Rights } from './rights.ts';

const limited = (missing: readonly Capability[], rights: Rights = everyRight) =>
  limitRights(rights, missing);

it('keeps all rights for an insurer with all capabilities', () => {
  expect(limited([])).toEqual(everyRight);
});

it.each<[Capability[], Partial<Rights>]>([
  [['clinicalRecords'], { personalHealthRecord: false }],
  [['healthReimbursement'], { healthReimbursementAccount: false }],
  [['primaryCare'], { choosePrimaryCareProvider: false }],
  [['payments'], { payBill: false, pageIdentifiers: [{ type: 'interqual' }] }],
  [['walletPasses'], { walletPasses: [] }],
  [['pharmacy'], {}],
  [['drugList'], {}],
  [['pharmacy', 'drugList'], { pharmacyCenter: false }],
  [['documents'], { forms: false }],
  [['spending'], { deductible: false, spendingFromClaims: true }],
  [
    ['singleSignOn'],
    {
      pageIdentifiers: [{ type: 'medicarePayment' }],
      updateOtherCoverageInformation: false,
      updatePolicy: false,
      updatePolicyMetallic: false,
      rxSavingsSolutions: false,
    },
  ],
  [['messages', 'message-replies', 'contact', 'settings', 'benefits', 'appeals'], {}],
])('a portal without %j has no rights to it and keeps all others', (missing, changed) => {
  expect(limited(missing)).toEqual({ ...everyRight, ...changed });
});

it.each<Partial<Rights>>([{ claims: false }, { deductible: false }])(
  'shows spending only with the rights to spending and claims, not with %j',
  (rights) => {
    expect(limited(['spending'], { ...everyRight, ...rights }).spendingFromClaims).toBe(false);
  },
);

it('keeps only rights to health records for the smallest portal', () => {
  const { claims, whosCovered, idCards, inpatientMedicalAdmissionRequest, spendingFromClaims } =
    limited(optionalCapabilities);
  expect([
    claims,
    whosCovered,
    idCards,
    inpatientMedicalAdmissionRequest,
    spendingFromClaims,
  ]).not.toContain(false);
});
