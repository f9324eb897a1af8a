import type { CardColors } from './card.ts';

/** The colors of a card: both `#rrggbb`, and far enough apart to be read. */
export interface ReadableColors {
  background: string;
  text: string;
}

/** The least contrast of text (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

/**
 * Returns the payer's text and background colors where their contrast is readable; otherwise its background with black
 * or white, whichever has the higher contrast. Without a background, uses the color of the brand.
 * @param brand `#rrggbb`
 */
export function readableColors(colors: CardColors | null, brand: string): ReadableColors {
  const background = hexOf(colors?.background) ?? brand;
  const text = background === brand ? null : hexOf(colors?.foreground);
  if (text !== null && contrast(text, background) >= leastContrast) return { background, text };
  const better = contrast('#ffffff', background) >= contrast('#000000', background);
  return { background, text: better ? '#ffffff' : '#000000' };
}

/** Returns a color as `#rrggbb`; null for invalid text. */
function hexOf(written: string | null | undefined): string | null {
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(written?.trim() ?? '') ?? [];
  if (digits === undefined) return null;
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return `#${long.toLowerCase()}`;
}

/**
 * Returns the contrast ratio of two colors, from 1 to 21.
 * @param a `#rrggbb`
 * @param b `#rrggbb`
 */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
