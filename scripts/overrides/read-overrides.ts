import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { isTable } from '../../content/with-overrides.ts';

/** A sentence of an insurer's own, with ours that it replaces. */
export interface Override {
  /** The file that it is in, from the root. */
  file: string;
  /** The names that lead to it, as in `menuWords.claims`. */
  name: string;
  own: string;
  /** Our present text; null if it was removed. */
  ours: string | null;
  /** Our text when the insurer last reviewed it; null if it is not recorded. */
  recorded: string | null;
}

/** The folder of an insurer's own words in a language. */
export const folderOf = (language: string, root: string): string =>
  path.join(root, 'content-overrides', language);

/** The file that records the words which an insurer's own replaced, in the folder of their language. */
export const recordName = 'replaced.json';

const recordShape = z.record(z.string(), z.record(z.string(), z.string()));

/** Returns the languages that have words of the insurer's own. */
export function overriddenLanguages(root: string): string[] {
  const folder = path.join(root, 'content-overrides');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Returns the files with words of the insurer's own, by the names that they have in `content/<language>/`. */
export function overriddenFiles(language: string, root: string): string[] {
  const folder = folderOf(language, root);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll(path.sep, '/').slice(0, -'.ts'.length))
    .toSorted();
}

/** Returns every sentence of the insurer's own in a language. */
export async function readOverrides(language: string, root: string): Promise<Override[]> {
  const record = recordOf(language, root);
  const all = await Promise.all(
    overriddenFiles(language, root).map(async (file) => {
      const own = await exportsOf(path.join(folderOf(language, root), `${file}.ts`));
      const ours = path.join(root, 'content', language, `${file}.ts`);
      const words = existsSync(ours) ? await exportsOf(ours) : {};
      return sentencesIn(own['default']).map(({ name, text }): Override => ({
        file: `content-overrides/${language}/${file}.ts`,
        name: name.join('.'),
        own: text,
        ours: textOf(
          name.reduce<unknown>((part, key) => (isTable(part) ? part[key] : null), words),
        ),
        recorded: record[file]?.[name.join('.')] ?? null,
      }));
    }),
  );
  return all.flat();
}

/** Returns the names of what a file of overrides replaces in whole or in part: the exports of the file of words. */
export async function overriddenExports(
  language: string,
  file: string,
  root: string,
): Promise<string[]> {
  const own = await exportsOf(path.join(folderOf(language, root), `${file}.ts`));
  return isTable(own['default']) ? Object.keys(own['default']) : [];
}

async function exportsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  const exported: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return isTable(exported) ? exported : {};
}

function recordOf(language: string, root: string): z.infer<typeof recordShape> {
  const file = path.join(folderOf(language, root), recordName);
  return existsSync(file) ? recordShape.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

function sentencesIn(
  words: unknown,
  name: readonly string[] = [],
): { name: string[]; text: string }[] {
  if (isTable(words)) {
    return Object.entries(words).flatMap(([key, part]) => sentencesIn(part, [...name, key]));
  }
  const text = textOf(words);
  return text === null ? [] : [{ name: [...name], text }];
}

/** Returns a sentence as text: one with values as its code, in one line, and a list with all that is in it. */
function textOf(words: unknown): string | null {
  if (words === undefined || words === null) return null;
  if (typeof words === 'string') return words;
  const code = typeof words === 'function' ? String(words) : JSON.stringify(words);
  // Types leave spaces behind.
  return code.replaceAll(/\s+/g, ' ').replaceAll(/ (?=[),])/g, '');
}
