import type { Calendar } from '../calendar.ts';

export type SeedContext = {
  calendar: Calendar;
  /** Addresses outside the portal. */
  links: { planBenefits: string };
};
