import type { Capability } from '#src/domain/plan/capabilities.ts';
import { claimCases } from '#sandbox/seed/claims/cases.ts';

/**
 * The screens that are not offered without any of these capabilities. Written out here instead of read from the portal,
 * so that a screen that the portal forgets to leave out is found.
 */
export const needsOneOf = new Map<string, readonly Capability[]>([
  ['/account-help', ['accountHelp']],
  ['/register', ['registration']],
  ['/communication-settings', ['preferences', 'registration']],
  ['/messages', ['messages']],
  ['/message/msg-A1042887701-0004', ['messages']],
  ['/settings/profile', ['settings']],
  ['/settings/privacy-security', ['account', 'settings', 'memberSettings', 'sessions']],
  ['/settings/sharing', ['settings', 'dataSharing']],
  ['/settings/preferences', ['preferences']],
  ['/medical/authorizations/auth-AU88770003/appeal', ['appeals']],
  [`/medical/claim-details/${claimCases.denied}/appeal`, ['appeals']],
  ['/medical/cost-estimates?q=knee&zip=72201&procedure=proc-knee-mri', ['costEstimates']],
  ['/medical/documents', ['documents']],
  ['/medical/find-care?zip=72201&miles=0', ['providerDirectory']],
  ['/medical/find-care?provider=role-brandt-cedar', ['providerDirectory']],
  ['/medical/health-records', ['clinicalRecords']],
  ['/medical/health-reimbursement', ['healthReimbursement']],
  ['/medical/payment-center', ['payments']],
  ['/medical/pharmacy', ['pharmacy', 'drugList', 'singleSignOn']],
  ['/medical/pharmacy?all=true', ['pharmacy', 'drugList', 'singleSignOn']],
  ['/medical/primary-care-provider', ['primaryCare']],
  ['/medical/spending-details/family', ['spending']],
]);
