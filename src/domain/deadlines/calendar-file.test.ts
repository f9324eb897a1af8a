import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const now = new Date('2026-11-21T10:00:00.123Z');

/** Returns the events that a calendar application reads in a file. */
function eventsIn(text: string) {
  const parsed: unknown = ICAL.parse(text);
  const calendar = new ICAL.Component(z.array(z.unknown()).parse(parsed));
  return calendar.getAllSubcomponents('vevent').map((part) => {
    const { uid, startDate, summary, description } = new ICAL.Event(part);
    const alarm = part.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
    return {
      uid,
      title: summary,
      description,
      day: startDate.toString(),
      isDay: startDate.isDate,
      alarm: String(alarm),
    };
  });
}

it('a calendar reads whole days with a reminder a week before', () => {
  const event: CalendarEvent = {
    uid: 'appeal-e-1@member-portal',
    day: '2027-04-30',
    title: 'Deadline to appeal claim C-1',
    description: 'Cedar Clinic. File your appeal by this day.',
  };
  expect(eventsIn(calendarFile([event], now))).toEqual([{ ...event, isDay: true, alarm: '-P7D' }]);
});

it('escapes characters that would end a value or a line', () => {
  const words = 'A, b; c\\d\ne';
  const text = calendarFile(
    [{ uid: 'one', day: '2026-12-11', title: words, description: '' }],
    now,
  );
  expect(text).toContain('SUMMARY:A\\, b\\; c\\\\d\\ne\r\n');
});

it('has the properties that iCalendar requires of a file and an event', () => {
  const event = { uid: 'one', day: '2026-12-11', title: 'Pay your bill', description: 'Why' };
  expect(calendarFile([event], now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Member Portal//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:one',
    'DTSTAMP:20261121T100000Z',
    'DTSTART;VALUE=DATE:20261211',
    'SUMMARY:Pay your bill',
    'DESCRIPTION:Why',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Pay your bill',
    'TRIGGER:-P7D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('folds a line after its 75th byte', () => {
  const titled = (length: number) =>
    calendarFile(
      [{ uid: 'one', day: '2026-12-11', title: 'x'.repeat(length), description: '' }],
      now,
    )
      .split('\r\n')
      .filter((line) => /^SUMMARY|^ /.test(line));
  const fits = 75 - 'SUMMARY:'.length;
  expect(titled(fits)[0]).toBe(`SUMMARY:${'x'.repeat(fits)}`);
  // The alarm says the title again, with a longer name.
  expect(titled(fits + 1).slice(0, 2)).toEqual([`SUMMARY:${'x'.repeat(fits)}`, ' x']);
});

it('creates a valid calendar without events', () =>
  expect(eventsIn(calendarFile([], now))).toEqual([]));

it('round-trips any text, with lines of at most 75 bytes', () => {
  const words = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .map((text) => text.replaceAll(/[\r\u2028\u2029]/g, ''));
  fc.assert(
    fc.property(words, words, (title, description) => {
      const text = calendarFile([{ uid: 'one', day: '2026-12-11', title, description }], now);
      expect(eventsIn(text)).toMatchObject([{ title, description, day: '2026-12-11' }]);
      for (const line of text.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
    }),
    { numRuns: 1_000 },
  );
});

it('drops control characters and keeps all other text', () => {
  const piece = fc.oneof(
    fc.integer({ min: 0, max: 0x9f }).map((code) => String.fromCodePoint(code)),
    fc.constantFrom('\u2028', '\u2029', '\r\n', 'a', '\u00E9', '\u{1F600}', '\\', ';', ','),
  );
  const text = fc.array(piece, { maxLength: 120 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, text, text, (uid, title, description) => {
      const file = calendarFile([{ uid, day: '2026-12-11', title, description }], now);
      expect(file.replaceAll(/\r\n|\t/g, '')).not.toMatch(/\p{Cc}/u);
      const asRead = (words: string) =>
        words.replaceAll(/\r\n|[\r\u0085\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');
      expect(eventsIn(file)).toMatchObject([
        { title: asRead(title), description: asRead(description) },
      ]);
    }),
    { numRuns: 1_000 },
  );
});
