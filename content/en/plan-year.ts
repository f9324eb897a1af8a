/** The words of a plan year, and of how recent its figures are. */
export const planYearWords = {
  /** A plan year that differs from the calendar's. */
  days: ({ start, end }: { start: string; end: string }) => `${start} to ${end}`,
  /** Follows the plan year. */
  asOf: (day: string) => `as of ${day}`,
  today: 'as of today',
  line: ({ year, asOf }: { year: string; asOf: string }) => `${year}, ${asOf}`,
} as const;
