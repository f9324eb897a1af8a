import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { inPseudoLanguage } from './pseudo-language.ts';

describe('the pseudo-language', () => {
  it.each([
    ["const title = 'Your Claims';", "const title = 'Yýoóuúr Claáiíms';"],
    [
      'const all = (n: number) => `All ${n} plans`;',
      'const all = (n: number) => `Aáll ${n} plaáns`;',
    ],
    ['const nouns = [\'plan\', "plans"];', 'const nouns = [\'plaán\', "plaáns"];'],
    ["const one = isOpen ? 'Open' : undefined;", "const one = isOpen ? 'Oópeén' : undefined;"],
    [
      "const link = { before: 'See ', link: 'us' };",
      "const link = { before: 'Seéeé ', link: 'uús' };",
    ],
  ])('renders %s as %s', (english, expected) => {
    expect(inPseudoLanguage(english)).toBe(expected.normalize());
  });

  it.each([
    "import type { Plan } from './plan.ts';",
    "export * as 'id-card' from './id-card.ts';",
    "const open = kind === 'open' || kind !== 'closed';",
    "const words: Record<'active', string> = { 'active': '' };",
    "export const locale = 'en-US';",
    "const status = { tone: 'neutral' };",
    'const call = \'<a href="tel:+18005550101">&mdash;</a>\';',
    "const site = { link: 'https://gyms.example/' };",
    "const mail = 'name@example.com';",
  ])('changes nothing in %s', (code) => {
    expect(inPseudoLanguage(code)).toBe(code);
  });
});

it('makes English a third longer and keeps valid source code', () => {
  const folder = path.resolve(import.meta.dirname, '../content/en');
  for (const file of ['dashboard.ts', 'formats.ts', 'program-bodies.ts', 'terms-of-use.ts']) {
    const english = readFileSync(path.join(folder, file), 'utf8');
    const pseudo = inPseudoLanguage(english);
    expect(ts.transpileModule(pseudo, { reportDiagnostics: true }).diagnostics).toEqual([]);
    expect(pseudo.replaceAll(/[^\p{L}]/gu, '').length).toBeGreaterThan(
      english.replaceAll(/[^\p{L}]/gu, '').length,
    );
  }
  const sentence = 'You’ll get our decision in writing within 30 days.';
  expect(inPseudoLanguage(`'${sentence}'`).length).toBeGreaterThan(sentence.length * 1.3);
});
