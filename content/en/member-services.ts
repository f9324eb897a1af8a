import type { BrandId } from '#src/domain/plan/brand.ts';

/** The phone numbers and hours for members of each brand. Invented for the sandbox; an insurer puts its own here. */
export const memberServices: Readonly<Record<BrandId, { phone: string; hours: string }>> = {
  ABCBS: { phone: '8005550117', hours: 'Monday to Friday, 8 a.m. to 6 p.m. Central' },
  HA: { phone: '8005550121', hours: 'Monday to Friday, 7 a.m. to 7 p.m. Central' },
  BA: { phone: '8005550124', hours: 'Monday to Friday, 8 a.m. to 5 p.m. Central' },
  OCTAVE: { phone: '8005550127', hours: 'Monday to Saturday, 8 a.m. to 6 p.m. Central' },
  ABM: { phone: '8005550130', hours: 'Every day, 8 a.m. to 8 p.m. Central. TTY: 711' },
};

export const memberServicesWords = {
  name: 'Member services',
  call: 'Or call member services:',
  numbers: 'See our phone numbers',
} as const;
