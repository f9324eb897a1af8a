import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { apis, inScratchDirectory } from '../openapi/documents.ts';
import { generate } from './api.ts';
import { writeGeography } from './geography.ts';
import { typeface, typefaceSheet } from './typeface.ts';

const committed = path.resolve(import.meta.dirname, '../generated');

const filesIn = (folder: string): string[] => globSync('**/*.*', { cwd: folder }).toSorted();

/** Compares a folder of fresh files with the committed ones, and returns how many there are. */
async function compare(fresh: string, old: string): Promise<number> {
  const files = filesIn(fresh);
  expect(filesIn(old)).toEqual(files);
  for (const file of files) {
    const [now, then] = await Promise.all(
      [fresh, old].map((folder) => readFile(path.join(folder, file), 'utf8')),
    );
    expect(now === then, `${old}/${file} is not fresh: run npm run generate`).toBe(true);
  }
  return files.length;
}

test('commits code that matches the documents', () =>
  inScratchDirectory(async (fresh) => {
    await generate(fresh);
    for (const api of apis) {
      const count = await compare(path.join(fresh, api), path.join(committed, api));
      expect(count).toBeGreaterThan(30);
    }
    const names = await readFile(path.join(committed, 'capabilities.ts'), 'utf8');
    expect(await readFile(path.join(fresh, 'capabilities.ts'), 'utf8')).toBe(names);
  }));

test('commits a typeface that matches its package', async () => {
  const stale = 'the typeface is not fresh: run npm run generate';
  for (const [name, fresh] of await typeface()) {
    const file = await readFile(path.join(committed, 'typeface', name));
    expect(file.equals(fresh), stale).toBe(true);
  }
  const sheet = await readFile(path.join(committed, 'typeface/typeface.css'), 'utf8');
  expect(sheet === typefaceSheet(), stale).toBe(true);
});

test('commits states that match their packages', () =>
  inScratchDirectory(async (fresh) => {
    await writeGeography(fresh);
    expect(await compare(fresh, path.join(committed, 'geography'))).toBe(2 * 56);
  }));
