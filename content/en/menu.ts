import type { Application } from '#src/domain/applications.ts';

/** The navigation: its rows, and what stands around them. */
export const menuWords = {
  main: 'Main',
  groups: { care: 'Care', policy: 'Policy' },
  rows: {
    home: 'Home',
    claims: 'Claims',
    spending: 'Spending Details',
    healthRecords: 'Personal Health Record',
    healthReimbursement: 'Health Reimbursement Account',
    /** Where the plan gives it no name of its own. */
    findCare: 'Find Care',
    coverageAndCopays: 'Coverage & Copays',
    coverageAndBenefits: 'Coverage & Benefits',
    primaryCareProvider: 'Primary Care Provider',
    authorizations: 'Authorizations',
    yourPlan: 'Your Plan',
    travelingAbroad: 'Traveling Abroad',
    payBill: 'Pay Bill',
    idCard: 'ID Card',
    programs: 'Programs',
    pharmacy: 'Pharmacy',
    documents: 'Documents',
    contactUs: 'Contact Us',
  },
  drawer: { open: 'Open menu', title: 'Menu', close: 'Close menu', home: 'Home', more: 'More' },
} as const;

/** What members call the insurer's other applications. */
export const applicationNames: Record<Application, string> = {
  interqual: 'Medical Review Guidelines',
  cob: 'Coordination of Benefits',
  updatepolicy: 'Update Policy Info',
  updatepolicymetallic: 'Update Policy Info',
};
