import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from './support/test.ts';

const folder = 'dist/assets';
const read = (name: string) => readFileSync(join(folder, name));

test('what the build compressed is what it built', () => {
  const compressed = readdirSync(folder).filter((name) => /\.(br|gz)$/.test(name));
  expect(compressed.length).toBeGreaterThan(20);
  for (const name of compressed) {
    const bytes = name.endsWith('.br') ? brotliDecompressSync(read(name)) : gunzipSync(read(name));
    expect(bytes.equals(read(name.slice(0, -'.br'.length))), name).toBe(true);
  }
});

test('the files that every screen begins with are to be compiled while they arrive', () => {
  const hinted = readdirSync(folder).filter(
    (name) =>
      name.endsWith('.js') &&
      read(name).subarray(0, 100).toString().startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(hinted.map((name) => name.split('-')[0]).toSorted()).toEqual([
    'index',
    'libraries',
    'portal',
    'react',
  ]);
});
