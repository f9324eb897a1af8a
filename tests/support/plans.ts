import type { ContractType, Plan } from '#src/domain/plan/plan.ts';
import { noRights, type Rights } from '#src/domain/plan/rights.ts';

export function planOf(contractType: ContractType, changes: Partial<Plan> = {}): Plan {
  return {
    username: 'maria',
    usersPreferredName: 'MARIA',
    companyId: '001',
    contractId: `C-${contractType}`,
    memberId: `M-${contractType}`,
    memberSeqNumber: '01',
    isPolicyHolder: true,
    isActive: true,
    contractType,
    origEffDate: '2024-01-01',
    covTermDate: null,
    lobDisplayName: `${contractType} Plan`,
    tier1: 'ABCBS',
    ssoType: null,
    displayName: `${contractType} Plan`,
    ...changes,
  };
}

/** Every flag on, with values that make every screen reachable. */
export const everyRight: Rights = {
  ...noRights,
  claims: true,
  deductible: true,
  personalHealthRecord: true,
  healthReimbursementAccount: true,
  findCareAndCostOptions: [{ type: 'embold' }],
  findCareAndCostDisplayText: 'Find Care & Costs',
  findCare: true,
  whosCovered: true,
  choosePrimaryCareProvider: true,
  inpatientMedicalAdmissionRequest: true,
  pageIdentifiers: [{ type: 'interqual' }, { type: 'medicarePayment' }],
  updatePolicy: true,
  updatePolicyMetallic: true,
  maPlanBenefits: true,
  maPlanBenefitsLink: 'https://plans.example.org/benefits',
  updateOtherCoverageInformation: true,
  coverageWhenTravelingAbroad: true,
  payBill: true,
  idCards: true,
  walletPasses: [{ type: 'apple' }, { type: 'google' }],
  programs: [{ programId: 'maternity' }],
  pharmacyCenter: true,
  rxSavingsSolutions: true,
  forms: true,
  chatType: 'contact-center',
};
