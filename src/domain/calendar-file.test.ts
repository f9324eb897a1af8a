import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const now = new Date('2026-11-21T10:00:00.123Z');

/** What a calendar reads in a file. */
function eventsIn(text: string) {
  const parsed: unknown = ICAL.parse(text);
  const calendar = new ICAL.Component(z.array(z.unknown()).parse(parsed));
  return calendar.getAllSubcomponents('vevent').map((part) => {
    const { uid, startDate, summary, description } = new ICAL.Event(part);
    const alarm = part.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
    return {
      ...{ uid, title: summary, description, day: startDate.toString() },
      isDay: startDate.isDate,
      alarm: String(alarm),
    };
  });
}

it('a calendar reads whole days with a reminder a week before', () => {
  const event: CalendarEvent = {
    uid: 'appeal-e-1@member-portal',
    day: '2027-04-30',
    title: 'Last day to appeal claim C-1',
    description: 'Cedar Clinic. File your appeal by this day.',
  };
  expect(eventsIn(calendarFile([event], now))).toEqual([{ ...event, isDay: true, alarm: '-P7D' }]);
});

it('what would end a value or a line is written as the format has it', () => {
  const words = 'A, b; c\\d\ne';
  const text = calendarFile(
    [{ uid: 'one', day: '2026-12-11', title: words, description: '' }],
    now,
  );
  expect(text).toContain('SUMMARY:A\\, b\\; c\\\\d\\ne\r\n');
});

it('a calendar without events is one', () => expect(eventsIn(calendarFile([], now))).toEqual([]));

it('whatever the words, a calendar reads them back, and no line is longer than 75 bytes', () => {
  const words = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .map((text) => text.replaceAll('\r', ''));
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
