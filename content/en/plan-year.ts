/** The words of a plan year, and of how recent its figures are. */
export const planYearWords = {
  /** A plan year that differs from the calendar's. */
  days: ({ start, end }: { start: string; end: string }) => `${start} to ${end}`,
  asOf: (day: string) => `as of ${day}`,
  /** Also names today's mark on the bars of the year. */
  daysLeft: (count: number) => {
    if (count === 0) return 'today is the last day';
    return count === 1 ? 'today, 1 day left' : `today, ${count} days left`;
  },
} as const;
