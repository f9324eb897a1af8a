import { afterEach, expect, it, vi } from 'vitest';
import { saveCsv } from './save-csv.ts';
import { saveFile } from './save-file.ts';

vi.mock(import('./save-file.ts'), () => ({ saveFile: vi.fn<typeof saveFile>() }));
afterEach(() => vi.clearAllMocks());

it.each([
  ['complete', '\uFEFFa,b\r\n'],
  ['partial', '\uFEFFa,b\r\nSome rows may be missing.\r\n'],
  ['unknown', '\uFEFFa,b\r\nSome rows may be missing.\r\n'],
] as const)('saves a list that is %s', (completeness, content) => {
  saveCsv('a,b\r\n', 'list.csv', completeness);
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(content, 'list.csv', 'text/csv');
});
