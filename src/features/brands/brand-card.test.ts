// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { brandIds } from '#src/domain/plan/brand.ts';
import { logoFile } from './brand-card.tsx';

const parse = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml');

it.each(brandIds)('the logo of %s is a drawing with its mark, its colour and its name', (id) => {
  const brand = brandContent(id);
  const file = logoFile(brand);
  expect(file.name).toMatch(/^[a-z]+(-[a-z]+)*-logo\.svg$/);
  const drawing = parse(file.text);
  expect(drawing.querySelector('parsererror')).toBeNull();
  expect(drawing.querySelector('path')?.getAttribute('d')).toBe(brand.mark);
  expect(drawing.querySelector('path')?.getAttribute('fill')).toBe(brand.accent);
  expect(drawing.querySelector('text')?.textContent).toBe(brand.displayName);
  expect(drawing.documentElement.getAttribute('aria-label')).toBe(brand.displayName);
});

it('escapes markup in the name', () => {
  const displayName = 'Smith & <b>"Sons"</b>';
  const drawing = parse(logoFile({ displayName, accent: '#123456', mark: 'M0 0' }).text);
  expect(drawing.querySelector('parsererror')).toBeNull();
  expect(drawing.querySelector('text')?.textContent).toBe(displayName);
  expect(drawing.querySelector('b')).toBeNull();
});
