import { expect, it } from 'vitest';
import { pagesAround } from './pager.tsx';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 8, [1, 2, null, 8]],
  [3, 8, [1, 2, 3, 4, null, 8]],
  [4, 8, [1, 2, 3, 4, 5, null, 8]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [8, 8, [1, null, 7, 8]],
  [600, 1_200, [1, null, 599, 600, 601, null, 1_200]],
])('page %i of %i', (page, pages, expected) => expect(pagesAround(page, pages)).toEqual(expected));
