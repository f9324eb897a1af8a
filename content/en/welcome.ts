import { partOfDay, type PartOfDay } from '#src/domain/part-of-day.ts';

const greetings: Record<PartOfDay, string> = {
  morning: 'Good Morning',
  afternoon: 'Good Afternoon',
  evening: 'Good Evening',
};

/** Good Morning before 12, Good Afternoon before 17, otherwise Good Evening, by the local hour (section 9). */
export const greeting = (now: Date): string => greetings[partOfDay(now)];

/** What the first screen begins with, also before the portal’s code has arrived (src/head-start.ts). */
export const welcomeWords = {
  title: (greeting: string, name: string) => (name === '' ? greeting : `${greeting}, ${name}`),
  intro: {
    Medical: (plan: string) => `Your medical plan: ${plan}`,
    Dental: (plan: string) => `Your dental plan: ${plan}`,
    Vision: (plan: string) => `Your vision plan: ${plan}`,
  },
};
