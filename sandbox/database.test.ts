import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
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
  const kept = new DatabaseSync(aside);
  expect(kept.prepare('SELECT value FROM secret').all()).toEqual([{ value: 'yes' }]);
  kept.close();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(aside));
});
