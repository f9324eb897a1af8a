import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, readableColors } from './card-colors.ts';
import { cases } from '#tests/support/cases.ts';

const brand = '#2475b7';

describe('the colors of a card', () => {
  it.each([
    ['the payer’s, where they can be read', '#00bfff', '#000000', ['#00bfff', '#000000']],
    ['in short, without a hash, in capitals', 'FFF', '00f', ['#ffffff', '#0000ff']],
    [
      'black for a text that cannot be told from its ground',
      '#00bfff',
      '#33ccff',
      ['#00bfff', '#000000'],
    ],
    ['white on a dark ground', '#101010', '#202020', ['#101010', '#ffffff']],
    ['no text: whichever stands out more', '#ffff00', null, ['#ffff00', '#000000']],
    ['the brand’s without a ground', null, '#ff0000', [brand, '#ffffff']],
    ['the brand’s for what is no color', 'sky blue', '#000', [brand, '#ffffff']],
    ['the payer’s with spaces around', ' #00bfff ', '\t#000 ', ['#00bfff', '#000000']],
    ['the brand’s for what ends in a color', 'x#fff', '#000', [brand, '#ffffff']],
    ['the brand’s for the brand’s own, with white on it', brand, '#ffff00', [brand, '#ffffff']],
    ['the brand’s for what is more than a color', '#fff;url(x)', '#000', [brand, '#ffffff']],
  ])('%s', (_, background, foreground, [ground, text]) =>
    expect(readableColors({ background, foreground }, brand)).toEqual({
      background: ground,
      text,
    }),
  );

  it('the brand’s of a card without colors', () =>
    expect(readableColors(null, brand)).toEqual({ background: brand, text: '#ffffff' }));

  it('a dark gray is as bright as the standard has it', () =>
    // 10/255 lies on the straight part of the curve: (0.05 + 10/255/12.92) / 0.05.
    expect(contrast('#0a0a0a', '#000000')).toBeCloseTo(1.0607, 4));

  it('black on white is as far apart as can be', () =>
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5));

  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);

  it('makes the colors that a payer sends readable', () => {
    fc.assert(
      fc.property(
        fc.oneof(color, fc.string(), fc.constant(null)),
        fc.oneof(color, fc.string(), fc.constant(null)),
        color,
        (background, foreground, ofBrand) => {
          const colors = readableColors({ background, foreground }, ofBrand);
          expect(colors.background).toMatch(/^#[\da-f]{6}$/);
          expect(contrast(colors.text, colors.background)).toBeGreaterThanOrEqual(4.5);
        },
      ),
      { numRuns: cases },
    );
  });
});
