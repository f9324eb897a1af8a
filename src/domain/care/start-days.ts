/** The number of start days offered. */
const offered = 6;

/**
 * Returns the days on which a choice of provider can start, as YYYY-MM-DD: the earliest day that the insurer names, or
 * else the first of next month, then the first of each month after it.
 */
export function startsFrom(earliest: string | null, today: string): string[] {
  const first = earliest ?? firstOfMonthAfter(today);
  const days = [first];
  while (days.length < offered) days.push(firstOfMonthAfter(days.at(-1) ?? first));
  return days;
}

function firstOfMonthAfter(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
