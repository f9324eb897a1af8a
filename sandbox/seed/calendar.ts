/** Days as `YYYY-MM-DD`, all counted from the day the sandbox started, so that data never ages. */
export type Calendar = {
  today: string;
  year: number;
  /** `n` days before today; negative for days to come. */
  daysAgo(n: number): string;
  /** `n` months before today, on the last day of a shorter month. */
  monthsAgo(n: number): string;
  /** First day of the year `n` years before this one. */
  yearStart(n?: number): string;
  yearEnd(n?: number): string;
  /** Returns a birth date of a person who is `age` today; `days` since the birthday, at most 364. */
  born(age: number, days: number): string;
  /** An instant on the day `n` days ago, RFC 3339. */
  instant(n: number, time?: string): string;
  /** Returns the current time, on the day that counts as today, RFC 3339. */
  now(): string;
};

const dayMs = 24 * 60 * 60 * 1000;

/** @param now its local day counts as today, as it does in the member's browser on this machine */
export function createCalendar(now: Date): Calendar {
  const year = now.getFullYear();
  const today = Date.UTC(year, now.getMonth(), now.getDate());
  const daysAgo = (n: number): string => dayOf(today - n * dayMs);
  const monthsAgo = (n: number): string => {
    const last = new Date(Date.UTC(year, now.getMonth() - n + 1, 0));
    const date = Math.min(now.getDate(), last.getUTCDate());
    return dayOf(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), date));
  };
  const instant = (n: number, time = '15:00:00'): string => `${daysAgo(n)}T${time}Z`;
  return {
    today: dayOf(today),
    year,
    daysAgo,
    monthsAgo,
    yearStart: (n = 0) => `${year - n}-01-01`,
    yearEnd: (n = 0) => `${year - n}-12-31`,
    born: (age, days) => {
      const birthday = new Date(today - days * dayMs);
      return dayOf(birthday.setUTCFullYear(birthday.getUTCFullYear() - age));
    },
    instant,
    now: () => instant(0, new Date().toISOString().slice(11, 19)),
  };
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** A day `n` days after another; before it when `n` is negative. */
export function plusDays(day: string, n: number): string {
  return dayOf(Date.parse(day) + n * dayMs);
}

/** Returns how many days `to` lies after `from`; negative when it lies before it. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
