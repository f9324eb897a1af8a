import { ConfigError } from '#src/config.ts';
import type { MissingCalls } from '#src/api/clients.ts';
import { createMissingCalls } from '#src/api/missing-calls.ts';
import {
  limitAccess,
  missingCapabilities,
  UnknownCapability,
  type Capability,
} from '#src/domain/plan/capabilities.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import type { PlanAccess } from '#src/domain/plan/rights.ts';

/** What an insurer leaves out. Fetched only for insurers that do. */
export interface LeftOut extends MissingCalls {
  lacks: (capability: Capability) => boolean;
  /** Whether the insurer has a screen, by its route's address. */
  hasScreen: (route: unknown) => boolean;
  /** Removes the rights to what is left out. */
  limitAccess: (access: PlanAccess) => PlanAccess;
}

/**
 * The capabilities that a screen is made of, by its route's address: it is there while the insurer has one of them.
 * Others are always there.
 */
export const screenCapabilities: Readonly<Record<string, readonly Capability[]>> = {
  '/account-help': ['accountHelp'],
  '/register': ['registration'],
  '/create-account': ['registration'],
  '/complete-registration': ['registration'],
  '/communication-settings': ['preferences', 'registration'],
  '/linking/$application': ['singleSignOn'],
  '/message/$messageId': ['messages'],
  '/messages/{-$page}': ['messages'],
  '/settings/profile': ['settings'],
  '/settings/privacy-security': ['account', 'settings', 'memberSettings', 'sessions'],
  '/settings/sharing': ['settings', 'dataSharing'],
  '/settings/preferences': ['preferences'],
  '/{-$contractType}/authorizations/$authorizationId/appeal': ['appeals'],
  '/{-$contractType}/claim-details/$claimId/appeal': ['appeals'],
  '/{-$contractType}/cost-estimates': ['costEstimates'],
  '/{-$contractType}/documents': ['documents'],
  '/{-$contractType}/find-care': ['providerDirectory'],
  '/{-$contractType}/health-records': ['clinicalRecords'],
  '/{-$contractType}/health-reimbursement': ['healthReimbursement'],
  '/{-$contractType}/payment-center': ['payments'],
  '/{-$contractType}/pharmacy': ['pharmacy', 'drugList', 'singleSignOn'],
  '/{-$contractType}/primary-care-provider': ['primaryCare'],
  '/{-$contractType}/spending-details/family': ['spending'],
};

/**
 * @param names of the capabilities, as `config.json` has them
 * @throws {ConfigError} for a name that is not allowed
 */
export function createLeftOut(names: readonly string[]): LeftOut {
  const missing = missingOf(names);
  const lacks = (capability: Capability) => missing.includes(capability);
  return {
    ...createMissingCalls(missing),
    lacks,
    hasScreen(route) {
      const capabilities = lookUp(screenCapabilities, String(route));
      return capabilities === null || !capabilities.every(lacks);
    },
    limitAccess: (access) => limitAccess(access, missing),
  };
}

function missingOf(names: readonly string[]): readonly Capability[] {
  try {
    return missingCapabilities(names);
  } catch (cause) {
    if (!(cause instanceof UnknownCapability)) throw cause;
    throw new ConfigError(`/config.json is not valid: ${cause.message}`, { cause });
  }
}
