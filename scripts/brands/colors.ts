import { readFileSync } from 'node:fs';
import type { BrandColors } from '#brands/brand.ts';
import { contrast } from '#src/domain/id-card/card-colors.ts';

/** A color of a brand with too little contrast to an adjacent one. */
export interface FaintColor {
  /** The color to change. */
  color: keyof BrandColors;
  text: string;
}

/** The lowest contrast of text and of graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
const ofText = 4.5;
const ofGraphics = 3;

/** Two colors that meet on the screen: one of the brand, and one of the theme or another of the brand. */
interface Pair {
  color: keyof BrandColors;
  /** The name of a token of the theme, or of a color of the brand. */
  other: string;
  least: number;
  where: string;
}

const pairs: readonly Pair[] = [
  { color: 'tint', other: 'text', least: ofText, where: 'text in the header' },
  { color: 'tint', other: 'bad', least: ofText, where: 'errors in the header' },
  { color: 'tint', other: 'primary', least: ofGraphics, where: 'controls in the header' },
  { color: 'accent', other: 'tint', least: ofGraphics, where: 'the logo in the header' },
  { color: 'accent', other: 'background', least: ofGraphics, where: 'the logo in the footer' },
  { color: 'accent', other: 'on-primary', least: ofText, where: 'white text on the card' },
  { color: 'deep', other: 'on-primary', least: ofText, where: 'white text on the card' },
  { color: 'deep', other: 'tint', least: ofText, where: 'the greeting on its tint' },
  { color: 'deep', other: 'background', least: ofText, where: 'the greeting on the page' },
];

/** Returns the colors of a brand with too little contrast to their background, each with a shade that has enough. */
export function faintColors(colors: BrandColors): FaintColor[] {
  const theme: Record<string, string> = { ...themeColors(), ...colors };
  return pairs.flatMap(({ color, other, least, where }) => {
    const ratio = contrast(colors[color], theme[other] ?? '');
    if (ratio >= least) return [];
    const better = nearest(colors[color], (candidate) =>
      pairs
        .filter((pair) => pair.color === color)
        .every((pair) => contrast(candidate, theme[pair.other] ?? '') >= pair.least),
    );
    const advice =
      better === null
        ? `no shade of it passes while ${other} is ${theme[other]}`
        : `the nearest color that passes is ${better}`;
    return [
      {
        color,
        // Rounded down: 4.49 must not look like 4.5.
        text: `(${colors[color]}) has too little contrast with ${other} (${theme[other]}): ${Math.floor(ratio * 100) / 100} to 1, but ${where} needs ${least} to 1; ${advice}`,
      },
    ];
  });
}

/** Returns the colors of the theme by the names of their tokens. */
function themeColors(): Record<string, string> {
  const sheet = readFileSync(new URL('../../src/ui/theme/tokens.css', import.meta.url), 'utf8');
  return Object.fromEntries(
    [...sheet.matchAll(/--colors-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** Returns the shade of a color, darker or lighter, that passes with the least change; null where no shade passes. */
function nearest(color: string, passes: (shade: string) => boolean): string | null {
  for (let percent = 1; percent <= 100; percent += 1) {
    for (const end of [0, 255]) {
      const shade = mixed(color, end, percent / 100);
      if (passes(shade)) return shade;
    }
  }
  return null;
}

/** Returns a color with a share of black (0) or white (255). */
const mixed = (color: string, end: number, share: number): string =>
  `#${[1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16))
    .map((part) => Math.round(part + (end - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
