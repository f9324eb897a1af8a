import type { BrandId } from '#src/domain/plan/brand.ts';
import type { PhoneLine } from '#src/domain/plan/phone-line.ts';

/** The phone numbers and hours for members of each brand. Invented for the sandbox; an insurer puts its own here. */
export const memberServices: Readonly<Record<BrandId, PhoneLine>> = {
  ABCBS: { phone: '8005550117', hours: { days: 'weekdays', opens: 8, closes: 18 } },
  HA: { phone: '8005550121', hours: { days: 'weekdays', opens: 7, closes: 19 } },
  BA: { phone: '8005550124', hours: { days: 'weekdays', opens: 8, closes: 17 } },
  OCTAVE: { phone: '8005550127', hours: { days: 'mondayToSaturday', opens: 8, closes: 18 } },
  ABM: { phone: '8005550130', hours: { days: 'everyDay', opens: 8, closes: 20, tty: '711' } },
};

/** The line for questions about drugs, one for all brands. The number is invented; the hours are the insurer's. */
export const pharmacySupport: PhoneLine = {
  phone: '8005550136',
  hours: { days: 'weekdays', opens: 7, closes: 20 },
};
