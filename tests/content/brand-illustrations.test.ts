import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brands } from '#brands/identities.ts';
import { illustrationOf } from '#brands/illustrations.ts';
import { brandGreetings } from '#content/brand-greetings.ts';
import { contrast } from '#src/domain/id-card/card-colors.ts';
import { brandIds } from '#src/domain/plan/brand.ts';

const folder = path.resolve(import.meta.dirname, '../../brands/illustrations');
const files = readdirSync(folder);
const idOf = (file: string) => brandIds.find((id) => file === `${id}.svg`);

it('every illustration is a brand’s own', () => {
  expect(files.filter((file) => idOf(file) === undefined)).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
  for (const id of brandIds) {
    const isThere = files.includes(`${id}.svg`);
    expect(illustrationOf(id)).toEqual(isThere ? expect.stringContaining(`${id}.svg`) : null);
  }
});

const drawn = brandIds.filter((id) => files.includes(`${id}.svg`));

describe.each(drawn)('the illustration of %s', (id) => {
  const svg = readFileSync(path.join(folder, `${id}.svg`), 'utf8');

  it('is small, wide and without text, scripts or anything from elsewhere', () => {
    expect(svg.length).toBeLessThan(3_000);
    expect(svg).toContain('width="480" height="160" viewBox="0 0 480 160"');
    expect(svg).not.toMatch(/<(?:text|script|style|image|use|foreignObject|animate)\b/i);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /href|url\(|https?:|\son\w+=/i,
    );
  });

  it('is drawn in the brand’s own colors', () => {
    const { accent, tint, deep } = brands[id];
    const used = new Set(svg.match(/#[0-9a-f]{3,8}\b/gi));
    expect([...used].filter((color) => ![accent, tint, deep].includes(color))).toEqual([]);
    expect(used).toContain(accent);
    // What is drawn in them stands out from the tint and from the page.
    for (const ground of [tint, '#f7fafd']) {
      expect(contrast(accent, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(deep, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

it('every brand greets in words of its own', () => {
  const all = Object.values<string>(brandGreetings);
  expect(new Set(all).size).toBe(brandIds.length);
  expect(all.filter((greeting) => greeting.length > 50)).toEqual([]);
});
