import type { Application } from '#src/domain/single-sign-on/applications.ts';

/** The names of the insurer's other applications. */
export const applicationNames: Record<Application, string> = {
  interqual: 'Medical Review Guidelines',
  cob: 'Coordination of Benefits',
  updatepolicy: 'Update Policy Info',
  updatepolicymetallic: 'Update Policy Info',
};

/** The words of the navigation. */
export const menuWords = {
  main: 'Main',
  groups: { care: 'Care', policy: 'Policy' },
  /** The rows that have another name than their screen's title. */
  rows: {
    home: 'Home',
    'your-plan': 'Your Plan',
    'pay-bill': 'Pay Bill',
  },
  open: 'Open menu',
  /** The bar at the bottom of phones. */
  bottomBar: {
    label: 'Most used',
    tabs: { home: 'Home', claims: 'Claims', 'find-care': 'Care', 'id-card': 'Card' },
    more: 'More',
  },
} as const;
