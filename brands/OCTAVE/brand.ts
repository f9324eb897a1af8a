import type { Brand } from '#brands/brand.ts';

/** Invented for the sandbox; an insurer puts its own brands in place of these. */
export default {
  companyId: '050',
  displayName: 'Octet Health',
  copyrightHolder: 'Octet Health Plans, Inc.',
  colors: { accent: '#a0226f', tint: '#fbedf5', deep: '#5f1242' },
  memberServices: {
    phone: '8005550127',
    hours: { days: 'mondayToSaturday', opens: 8, closes: 18 },
  },
  position: 4,
  links: ['card', 'care', 'costs', 'bill'],
} satisfies Brand;
