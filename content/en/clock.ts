/** Returns an hour of the day, 0 to 24, with two digits of minutes where there are any: "8 a.m.", "8:30 a.m.". */
export const formatHour = (hour: number, minutes = '00'): string =>
  clock(hour, minutes === '00' ? '' : `:${minutes}`);

const clock = (hour: number, minutes: string): string =>
  `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'a.m.' : 'p.m.'}`;

/** `9:05 a.m.` of an instant in epoch milliseconds, where the member is. */
export function formatTimeOfDay(at: number): string {
  const date = new Date(at);
  return clock(date.getHours(), `:${String(date.getMinutes()).padStart(2, '0')}`);
}
