import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentPasswordProblem,
  passwordRefusals,
  passwordRules,
  unmetPasswordRules,
} from './password-rules.ts';
import { cases } from '#tests/support/cases.ts';

describe('minimum requirements', () => {
  it.each([
    ['Harbor-7', []],
    ['Harbor7é', []],
    ['HARBOR7é', ['lowercase']],
    ['Harbor7e\u0301', []],
    ['Harbor7€', []],
    ['Harbor7₿', []],
    ['Harbor7¿', []],
    ['Harbor7“', []],
    ['Harbor7ệ', []],
    ['Harbor-', ['length', 'digit']],
    ['Harbor-😀7', []],
    ['Habor-7', ['length']],
    ['HARBOR-7', ['lowercase']],
    ['harbor-7', ['uppercase']],
    ['Harbor-x', ['digit']],
    ['Harbor77', ['special']],
    ['Harbor 7', ['special']],
    ['Harbor7😀', ['special']],
    ['Harbor7👩🏽‍🚀', ['special']],
    ['Harbor7©', ['special']],
    ['Harbor7®', ['special']],
    ['Harbor7™', ['special']],
    ['Harbor7‼', ['special']],
    ['Harbor7#️⃣', ['special']],
    ['Harbor7*⃣', ['special']],
    ['Harbor-1️⃣', ['digit']],
    ['Harbor7❤️', ['special']],
    ['Harbor7🏴󠁧󠁢󠁳󠁣󠁴󠁿', ['special']],
    ['Harbor7я', ['special']],
    ['Harbor7語', ['special']],
    ['Harbor-٣', ['digit']],
    ['Éléphant-7', ['uppercase']],
    ['', ['length', 'lowercase', 'uppercase', 'digit', 'special']],
  ])('"%s" does not meet %j', (password, unmet) => {
    expect(unmetPasswordRules(password)).toEqual(unmet);
  });

  it.each(Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~£¥€¢¤₹₽§¶¡¿°±×÷ñçßøæŁž–—…•†‰‹›'))(
    '%s is a special character',
    (character) => {
      expect(unmetPasswordRules(`Harbor77${character}`)).toEqual([]);
    },
  );

  it('agree with a check of each character for any text', () => {
    const character = fc.oneof(
      fc.constantFrom(
        ...Array.from('aZ5-é€😀© \t'),
        '👩‍🚀',
        '#️⃣',
        '1️⃣',
        '\u0301',
        'я',
        '語',
        '\uD83D',
        'ª',
        '™',
      ),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.array(character, { maxLength: 12 }), (characters) => {
        const password = characters.join('');
        expect(unmetPasswordRules(password)).toEqual(unmetByHand(password));
      }),
      { numRuns: cases },
    );
  });
});

/** Applies the same rules character by character, with numbers in place of patterns. */
function unmetByHand(password: string): string[] {
  const all = Array.from(password.normalize('NFC'));
  const met = new Set<string>(all.length >= 8 ? ['length'] : []);
  all.forEach((character, index) => {
    const code = character.codePointAt(0) ?? 0;
    const following = all[index + 1] === '\uFE0F' ? all[index + 2] : all[index + 1];
    if (following === '\u20E3' && '0123456789#*'.includes(character)) return;
    if (character >= 'a' && character <= 'z') met.add('lowercase');
    else if (character >= 'A' && character <= 'Z') met.add('uppercase');
    else if (character >= '0' && character <= '9') met.add('digit');
    else if (isSpecialByHand(code)) met.add('special');
  });
  return passwordRules.filter((rule) => !met.has(rule));
}

function isSpecialByHand(code: number): boolean {
  if (code > 0x20 && code < 0x7f) return true;
  if ([0xa9, 0xad, 0xae, 0x203c, 0x2049].includes(code)) return false;
  const blocks: [number, number][] = [
    [0xa1, 0x24f],
    [0x1e00, 0x1eff],
    [0x2010, 0x2027],
    [0x2030, 0x205e],
  ];
  if (blocks.some(([first, last]) => code >= first && code <= last)) return true;
  return currencySigns.includes(code);
}

/** General category Sc of Unicode 17, beyond Latin-1. */
const currencySigns = [
  0x58f,
  0x60b,
  0x7fe,
  0x7ff,
  0x9f2,
  0x9f3,
  0x9fb,
  0xaf1,
  0xbf9,
  0xe3f,
  0x17db,
  ...Array.from({ length: 0x20c1 - 0x20a0 + 1 }, (_, index) => 0x20a0 + index),
  0xa838,
  0xfdfc,
  0xfe69,
  0xff04,
  0xffe0,
  0xffe1,
  0xffe5,
  0xffe6,
  ...Array.from({ length: 4 }, (_, index) => 0x11fdd + index),
  0x1e2ff,
  0x1ecb0,
];

describe('refusals', () => {
  it.each([
    ['Harbor lights-7', {}, []],
    ['Harbor-7👩🏽‍🚀🏴󠁧󠁢󠁳󠁣󠁴󠁿❤️', {}, []],
    ['Harbor-7\u0000', {}, ['invisible-character']],
    ['Har\tbor-7', {}, ['invisible-character']],
    ['Har\u200Bbor-7', {}, ['invisible-character']],
    ['Har\u202Ebor-7', {}, ['invisible-character']],
    ['Har\u00ADbor-7', {}, ['invisible-character']],
    ['Har\u2028bor-7', {}, ['invisible-character']],
    ['Harbor-7\uD83D', {}, ['invisible-character']],
    [' Harbor-7', {}, ['outer-space']],
    ['Harbor-7 ', {}, ['outer-space']],
    ['Harbor-7\n', {}, ['invisible-character', 'outer-space']],
    ['x'.repeat(128), {}, []],
    ['x'.repeat(129), {}, ['too-long']],
    ['MariaDelgado-7', { username: 'mariadelgado' }, ['contains-username']],
    ['7-mariadelgado', { username: 'MARIADELGADO' }, ['contains-username']],
    ['mariadelgad-7', { username: 'mariadelgado' }, []],
    ['Harbor-7', { username: '' }, []],
    ['Harbor-7', { username: 'bor' }, []],
    ['Harbor-7', { currentPassword: 'Harbor-7' }, ['same-as-current']],
    ['Harbor-é', { currentPassword: 'Harbor-e\u0301' }, ['same-as-current']],
    ['Harbor-7', { currentPassword: 'harbor-7' }, []],
  ])('"%s" beside %j is refused for %j', (password, beside, refusals) => {
    expect(passwordRefusals(password, beside)).toEqual(refusals);
  });

  it('finds the user name at any position and in any case', () => {
    const name = fc.stringMatching(/^[A-Za-z0-9]{4,12}$/);
    const visible = fc.stringMatching(/^[!-~]{0,12}$/);
    fc.assert(
      fc.property(name, visible, visible, fc.func(fc.boolean()), (username, before, after, up) => {
        const mixed = username.replaceAll(/./g, (letter) =>
          up(letter) ? letter.toUpperCase() : letter.toLowerCase(),
        );
        expect(passwordRefusals(before + mixed + after, { username })).toEqual([
          'contains-username',
        ]);
      }),
      { numRuns: cases },
    );
  });

  it('accepts visible characters only', () => {
    const seen = [...Array.from('aZ5 -é€¿я語ع😀❤'), '👩🏽‍🚀', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣', 'e\u0301'];
    const unseen = [
      [0x0, 0x1f],
      [0x7f, 0x9f],
      [0xad, 0xad],
      [0x200b, 0x200c],
      [0x200e, 0x200f],
      [0x2028, 0x202e],
      [0x2060, 0x2064],
      [0x2066, 0x206f],
      [0xd800, 0xdfff],
      [0xfeff, 0xfeff],
    ].map(([min = 0, max = 0]) => fc.integer({ min, max }));
    const character = fc.oneof(
      { weight: 19, arbitrary: fc.constantFrom(...seen).map((text) => ({ text, isSeen: true })) },
      {
        weight: 1,
        arbitrary: fc
          .oneof(...unseen)
          .map((code) => ({ text: `a${String.fromCharCode(code)}a`, isSeen: false })),
      },
    );
    fc.assert(
      fc.property(fc.array(character, { maxLength: 12 }), (characters) => {
        const password = `a${characters.map(({ text }) => text).join('')}a`;
        const isSeen = characters.every((drawnCharacter) => drawnCharacter.isSeen);
        expect(passwordRefusals(password)).toEqual(isSeen ? [] : ['invisible-character']);
      }),
      { numRuns: cases },
    );
  });
});

it.each([
  ['', 'missing'],
  ['12345', 'too-short'],
  ['🙂🙂🙂🙂🙂', 'too-short'],
  ['123456', null],
  ['🙂🙂🙂🙂🙂🙂', null],
])('the current password "%s": %s', (password, problem) => {
  expect(currentPasswordProblem(password)).toBe(problem);
});
