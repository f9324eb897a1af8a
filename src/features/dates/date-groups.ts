import { daysBetween } from '#src/domain/format/days.ts';
import type { Deadline } from '#src/domain/deadlines/deadlines.ts';

/** The parts of the list of dates, each with the most days left that it takes; the last takes all others. */
const groups = [
  { key: 'week', to: 7 },
  { key: 'month', to: 30 },
  { key: 'later', to: Infinity },
] as const;

const groupOf = (left: number) => groups.find(({ to }) => left <= to)?.key ?? 'later';

/**
 * Groups the dates by how far away they are, without empty groups. A date that has just passed is in the first group,
 * an invalid one in the last.
 * @param today as YYYY-MM-DD
 */
export const dateGroupsOf = (deadlines: readonly Deadline[], today: string) =>
  groups
    .map(({ key }) => ({
      key,
      deadlines: deadlines.filter(({ day }) => groupOf(daysBetween(today, day)) === key),
    }))
    .filter((group) => group.deadlines.length > 0);

/** The dates that are not deadlines of the member: the insurer or the provider acts, or the coverage ends. */
const ofOthers: ReadonlySet<Deadline['kind']> = new Set<Deadline['kind']>([
  'appeal-decision',
  'authorization-decision',
  'autopay',
  'coverage-end',
  'file-again',
  'next-autopay',
]);

/** Whether a date is a deadline of the member's own within two weeks. */
export const isUrgent = ({ day, kind }: Deadline, today: string): boolean =>
  daysBetween(today, day) <= 14 && !ofOthers.has(kind);
