import type { ServiceHours } from '#src/domain/plan/phone-line.ts';

const days: Record<ServiceHours['days'], string> = {
  weekdays: 'Monday to Friday',
  mondayToSaturday: 'Monday to Saturday',
  everyDay: 'Every day',
};

const time = (hour: number) => `${hour > 12 ? hour - 12 : hour} ${hour < 12 ? 'a.m.' : 'p.m.'}`;

/** The words around the phone numbers of brands/. */
export const memberServicesWords = {
  name: 'Member services',
  call: 'Or call member services:',
  numbers: 'See our phone numbers',
  hours: ({ days: open, opens, closes, tty }: ServiceHours) =>
    `${days[open]}, ${time(opens)} to ${time(closes)} Central${tty === undefined ? '' : `. TTY: ${tty}`}`,
} as const;
