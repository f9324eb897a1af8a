import { readdirSync, readFileSync } from 'node:fs';
import { parse, type AtRule } from 'postcss';
import { describe, expect, test } from 'vitest';

/**
 * Endless animations change opacity or transform alone: the browser runs those beside the page. For any other property
 * it repaints again and again, with the processor that the awaited content needs.
 */
const cheap = ['opacity', 'transform'];

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, root: parse(readFileSync(`src/${file}`, 'utf8')) }));

const endless = sheets.flatMap(({ file, root }) => {
  const names = new Set<string>();
  root.walkDecls('animation', ({ value }) => {
    const [name = ''] = value.split(' ');
    if (value.includes('infinite')) names.add(name);
  });
  const frames: AtRule[] = [];
  root.walkAtRules('keyframes', (rule) => {
    if (names.delete(rule.params)) frames.push(rule);
  });
  expect([...names], `${file} moves by what it doesn’t say`).toEqual([]);
  return frames.map((rule) => ({ file, rule }));
});

describe('an endless animation', () => {
  test('finds endless animations', () => {
    expect(endless.length).toBeGreaterThan(3);
  });

  test.each(endless)('animates only composited properties: $rule.params in $file', ({ rule }) => {
    const changed: string[] = [];
    rule.walkDecls(({ prop }) => void changed.push(prop));
    expect(changed.filter((prop) => !cheap.includes(prop))).toEqual([]);
  });
});
