// Written by npm run generate. Do not edit.

/** The capabilities that an insurer may leave out. */
export const optionalCapabilities = [
  'account',
  'accountHelp',
  'appeals',
  'benefits',
  'claimInquiries',
  'clinicalRecords',
  'contact',
  'costEstimates',
  'dataSharing',
  'documents',
  'drafts',
  'drugList',
  'healthLinks',
  'healthReimbursement',
  'idCard',
  'memberSettings',
  'message-replies',
  'messages',
  'outageNotices',
  'payments',
  'pharmacy',
  'preferences',
  'primaryCare',
  'providerDirectory',
  'registration',
  'sessions',
  'settings',
  'singleSignOn',
  'spending',
  'walletPasses',
] as const;

/** The capabilities that every plan needs. */
export const requiredCapabilities = [
  'accessRights',
  'memberships',
  'patientAccess',
] as const;
