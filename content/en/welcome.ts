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
  /** True of a plan that has ended, too. */
  intro: {
    Medical: (plan: string) => `Medical plan: ${plan}`,
    Dental: (plan: string) => `Dental plan: ${plan}`,
    Vision: (plan: string) => `Vision plan: ${plan}`,
  },
};
