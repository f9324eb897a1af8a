import { formatTimeOfDay } from '#content/clock.ts';
import { formatDateInProse } from '#content/formats.ts';
import { localDay } from '#src/domain/format/days.ts';

/** `Nov 21, 2026, 9:05 a.m.` of an RFC 3339 instant, where the member is. */
export function instantText(instant: string): string {
  const at = new Date(instant);
  return `${formatDateInProse(localDay(at))}, ${formatTimeOfDay(at.getTime())}`;
}
