export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/**
 * Returns the part of the day for a greeting: morning before 12, afternoon before 17, by the local hour (product rule
 * 9.3).
 */
export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours();
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
