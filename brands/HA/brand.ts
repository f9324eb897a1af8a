import type { Brand } from '#brands/brand.ts';

/** Invented for the sandbox; an insurer puts its own brands in place of these. */
export default {
  companyId: '010',
  displayName: 'Harbor Health',
  copyrightHolder: 'Harbor Health Advantage, Inc.',
  colors: { accent: '#0f7c80', tint: '#e8f5f4', deep: '#0a4a4d' },
  memberServices: { phone: '8005550121', hours: { days: 'weekdays', opens: 7, closes: 19 } },
  position: 2,
} satisfies Brand;
