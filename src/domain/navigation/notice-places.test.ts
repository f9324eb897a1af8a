import { expect, it } from 'vitest';
import { showsNotice } from './notice-places.ts';

it.each([
  ['/login', true],
  ['/select-plan', true],
  ['/medical/dashboard', true],
  ['/dental/dashboard', true],
  ['/Dental/Dashboard', true],
  ['/vision/dashboard', false],
  ['/dashboard', false],
  ['/', false],
  ['/contact', false],
  ['/medical/claims', false],
  ['/settings/profile', false],
  ['/login/', false],
])('%s: %s', (pathname, shown) => {
  expect(showsNotice(pathname)).toBe(shown);
});
