import { describe, expect, it } from 'vitest';
import { brands } from '#brands/identities.ts';
import { contrast } from '#src/domain/id-card/card-colors.ts';
import { brandIds } from '#src/domain/plan/brand.ts';

/** The least contrast of text, and of what is no text (WCAG 2.2, 1.4.3 and 1.4.11). */
const text = 4.5;
const graphic = 3;

/** The ground of pages, where wide screens show the greeting. */
const ground = '#f7fafd';

/** What stands on the header’s tint, as in src/ui/theme/tokens.ts. */
const onTint = { text: '#333333', error: '#a4262c', control: '#2475b7' };

describe.each(brandIds)('the colors of %s', (id) => {
  const { accent, deep, tint } = brands[id];

  it('let the header be read', () => {
    expect(contrast(onTint.text, tint)).toBeGreaterThanOrEqual(text);
    expect(contrast(onTint.error, tint)).toBeGreaterThanOrEqual(text);
    expect(contrast(onTint.control, tint)).toBeGreaterThanOrEqual(graphic);
    expect(contrast(accent, tint)).toBeGreaterThanOrEqual(graphic);
  });

  it('let the card be read, from the accent to the color it shades into', () => {
    expect(contrast('#ffffff', accent)).toBeGreaterThanOrEqual(text);
    expect(contrast('#ffffff', deep)).toBeGreaterThanOrEqual(text);
  });

  it('let the greeting be read, on its tint and on the page', () => {
    expect(contrast(deep, tint)).toBeGreaterThanOrEqual(text);
    expect(contrast(deep, ground)).toBeGreaterThanOrEqual(text);
  });

  it('are those of no other brand', () => {
    const others = brandIds.filter((other) => other !== id).map((other) => brands[other]);
    expect(others.map((other) => other.tint)).not.toContain(tint);
    expect(others.map((other) => other.accent)).not.toContain(accent);
  });
});
