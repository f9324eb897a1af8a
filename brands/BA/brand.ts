import type { Brand } from '#brands/brand.ts';

/** Invented for the sandbox; an insurer puts its own brands in place of these. */
export default {
  companyId: '030',
  displayName: 'BridgeWell',
  copyrightHolder: 'BridgeWell Administrators, LLC',
  colors: { accent: '#b4541a', tint: '#fcf1e9', deep: '#6d300c' },
  memberServices: { phone: '8005550124', hours: { days: 'weekdays', opens: 8, closes: 17 } },
  position: 3,
  links: ['card', 'account', 'programs', 'documents'],
} satisfies Brand;
