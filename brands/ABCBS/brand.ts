import type { Brand } from '#brands/brand.ts';

/** Invented for the sandbox; an insurer puts its own brands in place of these. */
export default {
  companyId: '020',
  displayName: 'Arbor Shield',
  copyrightHolder: 'Arbor Shield Mutual',
  colors: { accent: '#2475b7', tint: '#eef5fb', deep: '#123f66' },
  memberServices: { phone: '8005550117', hours: { days: 'weekdays', opens: 8, closes: 18 } },
  position: 1,
  isDefault: true,
  links: ['card', 'care', 'drugs', 'bill'],
} satisfies Brand;
