/** Opening hours in Central Time; full hours from 0 to 24. */
export interface ServiceHours {
  days: 'weekdays' | 'mondayToSaturday' | 'everyDay';
  opens: number;
  closes: number;
  /** The relay for members who are deaf or hard of hearing. */
  tty?: string;
}

/** A line that members can call; `phone` has ten digits. */
export interface PhoneLine {
  phone: string;
  hours: ServiceHours;
}

/** Whether a phone line is answered now, or the weekday (0 for Sunday) and hour when it next is. */
export type Opening =
  { isOpen: true } | { isOpen: false; weekday: number; isToday: boolean; opens: number };

const openDays: Record<ServiceHours['days'], readonly number[]> = {
  weekdays: [1, 2, 3, 4, 5],
  mondayToSaturday: [1, 2, 3, 4, 5, 6],
  everyDay: [0, 1, 2, 3, 4, 5, 6],
};

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const centralTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Returns whether a line is open at a time; its hours are Central time. Holidays are not known. */
export function openingAt({ days, opens, closes }: ServiceHours, now: Date): Opening {
  const parts = centralTime.formatToParts(now);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const [today, hour] = [weekdays.indexOf(partOf('weekday')), Number(partOf('hour'))];
  const isOpenDay = (day: number) => openDays[days].includes(day % 7);
  if (isOpenDay(today) && hour >= opens && hour < closes) return { isOpen: true };
  let day = isOpenDay(today) && hour < opens ? today : today + 1;
  while (!isOpenDay(day)) day += 1;
  return { isOpen: false, weekday: day % 7, isToday: day === today, opens };
}
