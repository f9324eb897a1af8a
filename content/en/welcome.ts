import { formatName } from '#src/domain/people/format-name.ts';
import { partOfDay, type PartOfDay } from '#src/domain/format/part-of-day.ts';

const greetings: Record<PartOfDay, string> = {
  morning: 'Good Morning',
  afternoon: 'Good Afternoon',
  evening: 'Good Evening',
};

/** The greeting of the first screen, also shown before the portal’s code has arrived (src/app/paint-dashboard.ts). */
export const welcomeWords = {
  /** Good Morning before 12, Good Afternoon before 17, otherwise Good Evening, by the local hour (product rule 9.3). */
  title: (now: Date, name: string) =>
    [greetings[partOfDay(now)], formatName(name)].filter((part) => part !== '').join(', '),
  intro: {
    Medical: (plan: string) => `Your medical plan: ${plan}`,
    Dental: (plan: string) => `Your dental plan: ${plan}`,
    Vision: (plan: string) => `Your vision plan: ${plan}`,
  },
  /** Of a plan that has ended. */
  formerIntro: {
    Medical: (plan: string) => `Your former medical plan: ${plan}`,
    Dental: (plan: string) => `Your former dental plan: ${plan}`,
    Vision: (plan: string) => `Your former vision plan: ${plan}`,
  },
};
