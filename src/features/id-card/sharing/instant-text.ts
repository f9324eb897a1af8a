import { formatTimeOfDay } from '#content/clock.ts';
import { formatDateInProse } from '#content/formats.ts';
import { localDay } from '#src/domain/format/days.ts';

/** Formats an instant by the member's clock: `Nov 21, 2026, 9:05 a.m.` */
export const instantText = (instant: Date): string =>
  `${formatDateInProse(localDay(instant))}, ${formatTimeOfDay(instant.getTime())}`;
