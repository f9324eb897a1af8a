import { describe, expect, it } from 'vitest';
import { contentEntries } from '#content/content-entries.ts';
import { discountsAuthorization } from '#content/discounts-authorization.ts';
import { programBodies } from '#content/program-bodies.ts';
import { programFacts, programTopics } from '#content/program-facts.ts';
import { programTitles } from '#content/program-titles.ts';
import { programLines } from '#generated/brands/program-lines.ts';
import { dayOf } from '#src/domain/format/dated-content.ts';
import { defaultBrand } from '#src/domain/plan/brand.ts';
import { partners } from '#src/domain/single-sign-on/partners.ts';
import { pictureIds, topicIds } from '#src/domain/programs/programs.ts';
import { isSafeLink } from '#src/domain/navigation/own-path.ts';
import { programEntry } from '#src/features/programs/program-text.tsx';
import { factsOf, hasEnded, listedPrograms } from './program-facts.ts';
import { programTitle } from './program-titles.ts';

const ids = Object.keys(programTitles);
const today = '2026-11-21';

/** Returns all that a member reads of a program, without its markup. */
const textOf = (id: string, day = today): string => {
  const { body } = programEntry(id, day, defaultBrand) ?? { body: '' };
  const texts = typeof body === 'string' ? [body] : 'top' in body ? [body.top, body.bottom] : body;
  return [factsOf(id)?.summary, factsOf(id)?.eligibility, ...texts]
    .join(' ')
    .replaceAll(/<[^>]+>/g, ' ');
};

describe('the whole catalogue', () => {
  it('has some 45 entries: programs, ten benefits of Medicare Advantage, and single texts', () => {
    expect(ids.length + Object.keys(contentEntries).length).toBeGreaterThanOrEqual(45);
    expect(ids.filter((id) => id.startsWith('ma-'))).toHaveLength(10);
  });

  it('has a title, a list entry and a page for each program, and no page without a title', () => {
    expect(Object.keys(programFacts).toSorted()).toEqual(ids.toSorted());
    expect(Object.keys(programBodies(programLines[defaultBrand])).toSorted()).toEqual(
      ids.toSorted(),
    );
  });

  it.each(ids)('%s is found in any case, and says something', (id) => {
    expect(programTitle(id.toUpperCase())).toBe(programTitle(id));
    expect(factsOf(id.toUpperCase())).toBe(factsOf(id));
    expect(factsOf(id)?.summary).toMatch(/\w.*\.$/);
    expect(textOf(id)).not.toBe('');
    expect(pictureIds).toContain(factsOf(id)?.picture);
    expect(topicIds).toContain(factsOf(id)?.topic);
  });

  it('has a program for every topic, and uses every picture', () => {
    const used = ids.map((id) => factsOf(id));
    expect(new Set(used.map((facts) => facts?.topic))).toEqual(new Set(Object.keys(programTopics)));
    expect(new Set(used.map((facts) => facts?.picture))).toEqual(new Set(pictureIds));
  });

  it('has bodies in all three forms', () => {
    const forms = ids.map((id) => {
      const body = programEntry(id, today, defaultBrand)?.body;
      return typeof body === 'string' ? 'plain' : Array.isArray(body) ? 'paragraphs' : 'formatted';
    });
    expect(new Set(forms)).toEqual(new Set(['plain', 'paragraphs', 'formatted']));
  });

  it('links to the twelve partners only', () => {
    const actions = ids.flatMap((id) => programEntry(id, today, defaultBrand)?.action ?? []);
    const led = actions.flatMap((action) => ('partner' in action ? [action.partner] : []));
    expect(new Set(led)).toEqual(new Set(Object.values(partners)));
    expect(Object.values(partners)).toHaveLength(12);
    for (const action of actions) {
      if ('link' in action) expect(isSafeLink(action.link), action.link).toBe(true);
    }
  });

  it('an unknown id is its own title, and has no page', () => {
    for (const id of ['No-Such-Program', 'constructor', '']) {
      expect(programTitle(id)).toBe(id);
      expect(factsOf(id)).toBeNull();
      expect(programEntry(id, today, defaultBrand)).toBeNull();
      expect(hasEnded(id, today)).toBe(false);
    }
  });
});

/** Amounts, shares and counts, without the numbers to call. */
const numbersOf = (text: string): Set<string> =>
  new Set(
    text.replaceAll(/\b1-800-555-\d{4}\b|\b9(?:11|88)\b/g, '').match(/\$?\d[\d,]*\d%?|\d%?/g) ?? [],
  );

describe('every figure that is given (product rule 9.8)', () => {
  it.each([
    ['employee-assistance', ['6 confidential sessions', '24 hours a day, 365 days a year']],
    ['ma-meals', ['14 meals a year', '2 meals per day for 7 days']],
    ['ma-dental', ['$3,500 annually']],
    ['payment-plans', ['$1,000', '12 months', 'no interest and no credit check']],
    ['diabetes-management', ['over $3,000']],
    ['health-coaching', ['13 programs', '68%', '78%']],
    ['in-home-urgent-care', ['8 a.m. to 10 p.m.']],
    ['maternity', ['more than 35 specialties']],
    ['diabetes-prevention', ['18 to 79', 'BMI of 25 or greater', 'type 2 diabetes', 'prediabetes']],
    ['virtual-behavioral-health', ['18 and up', '18 and older']],
    ['youth-behavioral-health', ['17 and under', '17 and younger']],
  ])('%s: %j', (id, figures) => {
    for (const figure of figures) expect(textOf(id)).toContain(figure);
    // In its list and on its page: no other figure contradicts them.
    const meant = numbersOf(figures.join(' '));
    expect([...numbersOf(textOf(id))].filter((number) => !meant.has(number))).toEqual([]);
  });

  it('names three ways into the diabetes program, each of them enough', () => {
    // As product rule 5.11 has it.
    expect(factsOf('diabetes-prevention')?.eligibility).toBe(
      'For ages 18 to 79 with a BMI of 25 or greater, type 2 diabetes or prediabetes.',
    );
    expect(textOf('diabetes-prevention')).toMatch(
      /BMI of 25 or greater, or with type 2 diabetes, or with prediabetes/,
    );
  });

  it('the authorization ends one year after the plan', () => {
    expect(discountsAuthorization.join(' ')).toContain('one year after you leave the plan');
  });
});

describe('dated content', () => {
  const ending = Object.entries(programFacts).flatMap(([id, { expires }]) =>
    expires === undefined ? [] : [[id, expires] as const],
  );

  it('has three programs that end on the given days (product rule 3.8)', () => {
    expect(ending.map(([, day]) => day).toSorted()).toEqual([
      '2024-11-1',
      '2024-11-8',
      '2025-01-01',
    ]);
  });

  it.each(ending)('%s is listed until the day before %s, and not on it', (id, expires) => {
    const day = dayOf(expires) ?? '';
    const before = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    const listedOn = (today: string) => listedPrograms([{ programId: id }], today).length;
    expect([listedOn(before), listedOn(day)]).toEqual([1, 0]);
    expect(hasEnded(id.toUpperCase(), day)).toBe(true);
  });

  it.each([
    ['2024-06-11', false, false],
    ['2024-06-12', true, false],
    ['2025-06-11', true, false],
    ['2025-06-12', true, true],
    ['2030-01-01', true, true],
  ])('employee assistance on %s: by video %s, by text chat %s', (day, video, chat) => {
    const text = textOf('employee-assistance', day);
    expect([text.includes('by video'), text.includes('text chat')]).toEqual([video, chat]);
    // Fields that no variant changes remain.
    expect(text).toContain('6 confidential sessions');
  });
});

it('a plan’s programs are listed once each, in the insurer’s order', () => {
  const held = ['maternity', 'Unknown-One', 'MATERNITY', 'flu-shot-rewards', 'fitness'];
  const listed = listedPrograms(
    held.map((programId) => ({ programId })),
    today,
  );
  expect(listed.map(({ title }) => title)).toEqual([
    'Maternity Support',
    'Unknown-One',
    'Fitness Membership',
  ]);
});
