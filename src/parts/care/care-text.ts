import { careWords as words } from '#content/care.ts';
import { formatHour } from '#content/clock.ts';
import type { AcceptanceSummary, CarePlace, CareProvider } from '#src/domain/care/provider.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import type { Tone } from '#src/ui/feedback/status-pill.tsx';

/** Returns the name of a provider; a generic word where the directory has no name. */
export const nameOf = ({ name }: Pick<CareProvider, 'name'>): string => name ?? words.unnamed;

export const acceptingText = (summary: AcceptanceSummary): string => words.accepting[summary];

const tones: Record<AcceptanceSummary, Tone> = {
  newpt: 'good',
  some: 'notice',
  existptonly: 'neutral',
  existptfam: 'neutral',
  nopt: 'bad',
  unknown: 'neutral',
};

export const acceptingTone = (summary: AcceptanceSummary): Tone => tones[summary];

/** Street, city, state and ZIP code on one line; empty without all of them. */
export function addressLine({ street, city, state, zip }: CarePlace): string {
  // On the same line.
  const region = [state, zip].filter(Boolean).join('\u00A0');
  return [...street, city, region].filter(Boolean).join(', ');
}

/** An address on one line, as sent, with its state and ZIP code on the same line. */
export const unbrokenZip = (address: string): string =>
  address.replace(/ (?=\d{5}(?:-\d{4})?$)/, '\u00A0');

/** A language by its code, or as the directory calls it. */
export const languageName = (code: string): string =>
  lookUp(words.languages, code.toLowerCase().split('-')[0] ?? '') ?? code;

export const genderName = (gender: string): string => lookUp(words.genders, gender) ?? gender;

export const accessibilityName = (code: string): string =>
  lookUp(words.accessibility, code) ?? code;

/** Returns a distance in miles as a sentence says it. */
export const milesText = (miles: number): string =>
  miles < 0.1 ? words.nextDoor : words.miles(milesFigure(miles));

/** Returns the figure of a distance in miles, to a tenth of a mile below ten. */
export const milesFigure = (miles: number): string =>
  miles < 10 ? miles.toFixed(1) : String(Math.round(miles));

/** Returns the opening hours, one line for each group of days; days without times are left out. */
export function hoursLines({ hours }: Pick<CarePlace, 'hours'>): string[] {
  return hours.flatMap(({ days, isAllDay, opens, closes }) => {
    const names = daysText(days);
    if (isAllDay) return [names === '' ? words.allDay : words.hoursAllDay(names)];
    const [from, to] = [timeText(opens), timeText(closes)];
    return from === null || to === null || names === '' ? [] : [words.hours(names, from, to)];
  });
}

const week = Object.keys(words.days);

/** `Mon–Fri` for days in a row, else each by its name. */
function daysText(days: readonly string[]): string {
  const places = [...new Set(days.map((day) => week.indexOf(day)))]
    .filter((dayIndex) => dayIndex >= 0)
    .toSorted((a, b) => a - b);
  const names = places.map((dayIndex) => lookUp(words.days, week[dayIndex] ?? '') ?? '');
  const isRow = places.length > 2 && (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1;
  return isRow ? `${names[0]}–${names.at(-1)}` : names.join(', ');
}

/** Returns a time of the clock from `HH:MM:SS`. */
function timeText(time: string | null): string | null {
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(time ?? '') ?? [];
  if (hour === undefined || minute === undefined) return null;
  return formatHour(Number(hour), minute);
}
