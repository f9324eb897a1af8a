import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'state-')), '.sandbox');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(path.dirname(folder), { recursive: true });
});

it('creates a folder that only its owner can read', () => {
  openDatabase(folder, false).close();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('does not change the permissions of an existing folder', () => {
  mkdirSync(folder, { mode: 0o755 });
  openDatabase(folder, false).close();
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

it.each([
  ['no database', (file: string) => writeFileSync(file, 'x'.repeat(5_000))],
  ['a folder', (file: string) => mkdirSync(file)],
  [
    'cut in half',
    (file: string) => {
      openDatabase(folder, false).close();
      truncateSync(file, statSync(file).size / 2);
    },
  ],
])('explains how to recover when the state file is %s', (_, damage) => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'sandbox.sqlite');
  damage(file);
  expect(() => openDatabase(folder, false)).toThrow(
    `${file} can’t be read. Delete it, or start with fresh data: npm start -- --reset`,
  );
});

it('renames a state file of another layout and prints the new name', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const earlier = openDatabase(folder, false);
  earlier.exec("INSERT INTO secret VALUES ('kept', 'yes'); PRAGMA user_version = 3");
  earlier.close();
  openDatabase(folder, false).close();
  const aside = path.join(folder, 'sandbox-of-layout-3.sqlite');
  expect(
    readdirSync(folder)
      .filter((name) => name.endsWith('.sqlite'))
      .toSorted(),
  ).toEqual(['sandbox-of-layout-3.sqlite', 'sandbox.sqlite']);
  const asideDatabase = new DatabaseSync(aside);
  expect(asideDatabase.prepare('SELECT value FROM secret').all()).toEqual([{ value: 'yes' }]);
  asideDatabase.close();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(aside));
});
