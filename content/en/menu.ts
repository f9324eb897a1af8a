import type { Application } from '#src/domain/single-sign-on/applications.ts';

/** The names of the insurer's other applications. */
export const applicationNames: Record<Application, string> = {
  interqual: 'Medical Review Guidelines',
  cob: 'Coordination of Benefits',
  updatepolicy: 'Update Policy Info',
  updatepolicymetallic: 'Update Policy Info',
};

/** The navigation: its rows by id, and the words around them. */
export const menuWords = {
  main: 'Main',
  groups: { care: 'Care', policy: 'Policy' },
  rows: {
    home: 'Home',
    claims: 'Claims',
    spending: 'Spending Details',
    'health-records': 'Personal Health Record',
    'health-reimbursement': 'Health Reimbursement Account',
    'find-care': 'Find Care',
    'coverage-and-copays': 'Coverage & Copays',
    'coverage-and-benefits': 'Coverage & Benefits',
    'primary-care-provider': 'Primary Care Provider',
    authorizations: 'Authorizations',
    interqual: applicationNames.interqual,
    cob: applicationNames.cob,
    'update-policy': applicationNames.updatepolicy,
    'your-plan': 'Your Plan',
    'traveling-abroad': 'Traveling Abroad',
    'pay-bill': 'Pay Bill',
    'id-card': 'ID Card',
    programs: 'Programs',
    pharmacy: 'Pharmacy',
    documents: 'Documents',
    'contact-us': 'Contact Us',
  },
  open: 'Open menu',
  /** The bar at the bottom of phones. */
  bottomBar: {
    label: 'Most used',
    tabs: { home: 'Home', claims: 'Claims', 'find-care': 'Care', 'id-card': 'Card' },
    more: 'More',
  },
} as const;
