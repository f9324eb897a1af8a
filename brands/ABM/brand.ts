import type { Brand } from '#brands/brand.ts';

/** Invented for the sandbox; an insurer puts its own brands in place of these. */
export default {
  companyId: '040',
  displayName: 'Arbor Medicare',
  copyrightHolder: 'Arbor Shield Medicare, Inc.',
  colors: { accent: '#5b3f96', tint: '#f2eef9', deep: '#352360' },
  memberServices: {
    phone: '8005550130',
    hours: { days: 'everyDay', opens: 8, closes: 20, tty: '711' },
  },
  position: 5,
  isHiddenBeforeSignIn: true,
  isMedicare: true,
  links: ['card', 'drugs', 'programs', 'bill'],
} satisfies Brand;
