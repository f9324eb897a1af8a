import type { ServiceHours } from '#src/domain/plan/phone-line.ts';
import { formatHour } from './clock.ts';

const days: Record<ServiceHours['days'], string> = {
  weekdays: 'Monday to Friday',
  mondayToSaturday: 'Monday to Saturday',
  everyDay: 'Every day',
};

/** The words around the phone numbers of brands/. */
export const memberServicesWords = {
  name: 'Member services',
  call: 'Or call member services:',
  numbers: 'See our phone numbers',
  hours: ({ days: open, opens, closes, tty }: ServiceHours) =>
    `${days[open]}, ${formatHour(opens)} to ${formatHour(closes)} Central${tty === undefined ? '' : `. TTY: ${tty}`}`,
} as const;
