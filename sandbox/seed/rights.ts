import type { Rights } from './model.ts';

/** Every program of the content catalog that a plan without Medicare may hold. */
const commercialPrograms = [
  'employee-assistance',
  'orthopedic-virtual-care',
  'virtual-behavioral-health',
  'youth-behavioral-health',
  'behavioral-case-management',
  'substance-use-help',
  'diabetes-management',
  'diabetes-prevention',
  'digestive-health',
  'maternity',
  'family-building',
  'care-navigation',
  'second-opinion',
  'virtual-primary-care',
  'virtual-urgent-care',
  'in-home-urgent-care',
  'health-coaching',
  'well-being-portal',
  'discounts',
  'tobacco-quitting',
  'fitness',
  'nurse-advice-line',
  'wellness-rewards',
  'travel-coverage',
  'payment-plans',
  'specialty-delivery',
  'cost-estimation',
  // These have ended: no list shows them anymore.
  'wellness-challenge',
  'flu-shot-rewards',
  'virtual-skin-care',
] as const;

const medicarePrograms = [
  'medicare-wellness-exam',
  'ma-vision',
  'ma-hearing',
  'ma-dental',
  'ma-meals',
  'ma-otc-food-card',
  'ma-prepaid-card',
  'ma-transportation',
  'ma-in-home-support',
  'ma-rewards',
  'ma-prescription-savings',
] as const;

/** The programs that members who hold them have joined, with the day. */
const joined = new Map([['health-coaching', '2026-02-09']]);

function programs(ids: readonly string[]): { programId: string; joinedOn?: string }[] {
  return ids.map((programId) => {
    const joinedOn = joined.get(programId);
    return { programId, ...(joinedOn !== undefined && { joinedOn }) };
  });
}

/** The wallets for which the sandbox's insurer signs passes. */
const walletPasses = [{ type: 'apple' }, { type: 'google' }];

/** @param planLink where Your Plan leads */
export function everyRight(planLink: string): Rights {
  return {
    claims: true,
    deductible: true,
    personalHealthRecord: true,
    healthReimbursementAccount: true,
    findCareAndCostOptions: [{ type: 'directory' }, { type: 'embold' }, { type: 'telehealth' }],
    findCareAndCostDisplayText: 'Find Care & Costs',
    findCare: true,
    whosCovered: true,
    choosePrimaryCareProvider: true,
    inpatientMedicalAdmissionRequest: true,
    pageIdentifiers: [{ type: 'interqual' }, { type: 'medicarePayment' }],
    updatePolicy: true,
    updatePolicyMetallic: true,
    maPlanBenefits: true,
    maPlanBenefitsLink: planLink,
    updateOtherCoverageInformation: true,
    coverageWhenTravelingAbroad: true,
    payBill: true,
    idCards: true,
    walletPasses,
    programs: programs(commercialPrograms),
    pharmacyCenter: true,
    rxSavingsSolutions: true,
    forms: true,
    chatType: 'contact-center',
  };
}

/** The usual rights of an employer group: the employer pays the bill and keeps the policy. */
export const groupRights: Rights = {
  claims: true,
  deductible: true,
  personalHealthRecord: true,
  findCareAndCostOptions: [{ type: 'directory' }],
  findCareAndCostDisplayText: 'Find Care',
  findCare: true,
  whosCovered: true,
  inpatientMedicalAdmissionRequest: true,
  pageIdentifiers: [],
  updateOtherCoverageInformation: true,
  coverageWhenTravelingAbroad: true,
  idCards: true,
  walletPasses,
  programs: programs([
    'employee-assistance',
    'orthopedic-virtual-care',
    'virtual-behavioral-health',
    'diabetes-management',
    'maternity',
    'virtual-urgent-care',
    'health-coaching',
    'discounts',
  ]),
  pharmacyCenter: true,
  forms: true,
  chatType: null,
};

/** @param planLink where Your Plan leads */
export function medicareRights(planLink: string): Rights {
  return {
    claims: true,
    deductible: true,
    personalHealthRecord: true,
    findCareAndCostOptions: [{ type: 'directory' }],
    findCareAndCostDisplayText: 'Find a Doctor',
    findCare: true,
    whosCovered: true,
    choosePrimaryCareProvider: true,
    inpatientMedicalAdmissionRequest: true,
    pageIdentifiers: [{ type: 'medicarePayment' }],
    maPlanBenefits: true,
    maPlanBenefitsLink: planLink,
    idCards: true,
    walletPasses,
    programs: programs([...medicarePrograms, 'fitness', 'nurse-advice-line']),
    pharmacyCenter: true,
    forms: true,
    chatType: 'contact-center',
  };
}

export const exchangeRights: Rights = {
  claims: true,
  deductible: true,
  personalHealthRecord: true,
  findCareAndCostOptions: [{ type: 'embold' }],
  findCareAndCostDisplayText: 'Find Care & Costs',
  findCare: true,
  whosCovered: true,
  updatePolicyMetallic: true,
  coverageWhenTravelingAbroad: true,
  payBill: true,
  idCards: true,
  walletPasses,
  programs: programs(['virtual-primary-care', 'nurse-advice-line', 'cost-estimation', 'discounts']),
  pharmacyCenter: true,
  rxSavingsSolutions: true,
  forms: true,
  chatType: 'contact-center-http',
};

/** A state program: no bill to pay. */
export const stateProgramRights: Rights = {
  claims: true,
  deductible: true,
  personalHealthRecord: true,
  findCareAndCostOptions: [{ type: 'directory' }],
  findCareAndCostDisplayText: 'Find Care',
  findCare: true,
  whosCovered: true,
  choosePrimaryCareProvider: true,
  pageIdentifiers: [],
  idCards: true,
  walletPasses,
  programs: programs(['maternity', 'diabetes-management', 'nurse-advice-line']),
  pharmacyCenter: true,
  forms: true,
  chatType: null,
};

/** Dental and vision plans. */
export const ancillaryRights: Rights = {
  claims: true,
  deductible: true,
  findCare: true,
  whosCovered: true,
  payBill: true,
  idCards: true,
  programs: programs(['discounts']),
  forms: true,
  chatType: null,
};

/** The rights that remain when a plan has ended: to look back, not to use it. */
export const endedRights: Rights = {
  claims: true,
  idCards: true,
  deductible: true,
  whosCovered: true,
  programs: [],
  forms: true,
  chatType: null,
};
