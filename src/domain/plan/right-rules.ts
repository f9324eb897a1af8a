import { canBeHandedOver, isApplication } from '#src/domain/single-sign-on/applications.ts';
import { hasProgram, hasType, type Rights } from './rights.ts';

/** @param named the program or application that the address names */
type Rule = (rights: Rights, named: string | null) => boolean;

/**
 * Every right a screen or a menu row can ask for (product rule 6.1). One
 * table, read by routes, menus and tests.
 */
const rightRules = {
  claims: (rights) => rights.claims,
  deductible: (rights) => rights.deductible,
  spending: (rights) => rights.deductible || rights.spendingFromClaims,
  personalHealthRecord: (rights) => rights.personalHealthRecord,
  healthReimbursementAccount: (rights) => rights.healthReimbursementAccount,
  whosCovered: (rights) => rights.whosCovered,
  choosePrimaryCareProvider: (rights) => rights.choosePrimaryCareProvider,
  inpatientMedicalAdmissionRequest: (rights) => rights.inpatientMedicalAdmissionRequest,
  coverageWhenTravelingAbroad: (rights) => rights.coverageWhenTravelingAbroad,
  maPlanBenefits: (rights) => rights.maPlanBenefits,
  idCards: (rights) => rights.idCards,
  forms: (rights) => rights.forms,
  payment: (rights) => rights.payBill || hasType(rights.pageIdentifiers, 'medicarePayment'),
  pharmacy: (rights) => rights.pharmacyCenter || rights.rxSavingsSolutions,
  anyProgram: (rights) => rights.programs.length > 0,
  thisProgram: (rights, named) => named !== null && hasProgram(rights, named),
  thisApplication: (rights, named) =>
    named !== null && isApplication(named) && canBeHandedOver(named, rights),
  findCare: (rights) => rights.findCareAndCostOptions.length > 0 || rights.findCare,
  findCareOptions: (rights) => rights.findCareAndCostOptions.length > 0,
  embold: (rights) => hasType(rights.findCareAndCostOptions, 'embold'),
} satisfies Record<string, Rule>;

export type RightRule = keyof typeof rightRules;

/** @param named the program or application that the address names */
export const hasRight = (rights: Rights, rule: RightRule, named: string | null = null): boolean =>
  rightRules[rule](rights, named);
