import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { Brand, BrandWords } from '#brands/brand.ts';
import { faintColors } from './colors.ts';
import { illustrationProblems, logoProblems, markOf } from './drawings.ts';
import { problemsOf, type Problem } from './problem.ts';
import { brandShape, wordsShape } from './shape.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** The mark of everything that is to be filled in, in the files of a new brand. */
const blank = 'FILL IN';

/** The names that a brand's folder may have: `tier1`, which is compared in capital letters. */
export const folderName = /^[A-Z][A-Z\d_-]*$/;

/** A brand as its folder describes it. */
export interface FoundBrand {
  /** The name of the folder. */
  id: string;
  brand: Brand;
  words: ReadonlyMap<string, BrandWords>;
  /** The path data of the logo, on a grid of 24 × 24. */
  mark: string;
}

/** A brand's folder with its problems; `found` is null where too much is missing. */
export interface CheckedBrand {
  id: string;
  found: FoundBrand | null;
  problems: Problem[];
  /** The optional parts that it does without, as sentences. */
  notes: string[];
}

/** Returns the ids of the brands: the folders of `brands/`. */
export const foldersOf = (root = projectRoot): string[] =>
  readdirSync(path.join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** Returns the languages that the portal has words in: the folders of `content/`. */
export const languagesOf = (root = projectRoot): string[] =>
  readdirSync(path.join(root, 'content'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Reads and checks every brand, in the order in which they are listed. */
export async function checkBrands(root = projectRoot): Promise<CheckedBrand[]> {
  const checked = await Promise.all(foldersOf(root).map((id) => checkBrand(id, root)));
  const inOrder = checked.toSorted((brand, other) => positionOf(brand) - positionOf(other));
  const clashes = clashesOf(inOrder.flatMap(({ found }) => found ?? []));
  return inOrder.map((brand) => ({
    ...brand,
    problems: [...brand.problems, ...clashes.filter(({ file }) => file === brandFile(brand.id))],
  }));
}

const positionOf = ({ found }: CheckedBrand): number => found?.brand.position ?? Infinity;

const brandFile = (id: string): string => `brands/${id}/brand.ts`;

async function checkBrand(id: string, root: string): Promise<CheckedBrand> {
  const folder = `brands/${id}`;
  const problems: Problem[] = [];
  const notes: string[] = [];
  const blanks = blanksIn(folder, root);
  const add = (file: string, field: string | null, ...texts: string[]) => {
    // Report a file with blanks once.
    if (blanks.some((problem) => problem.file === file)) return;
    for (const text of texts) problems.push({ file, field, text });
  };
  if (!folderName.test(id)) {
    add(folder, null, 'must be named as tier1 names the brand, in capital letters and digits');
  }
  const read = async <Part>(file: string, shape: z.ZodMiniType<Part>): Promise<Part | null> => {
    const { value, problem } = await exportOf(file, root);
    if (problem !== undefined) {
      add(file, null, problem);
      return null;
    }
    const { data, error } = shape.safeParse(value);
    for (const { field, text } of problemsOf(file, value, error?.issues ?? [])) {
      add(file, field, text);
    }
    return data ?? null;
  };
  const brand = await read(brandFile(id), brandShape);
  for (const { color, text } of brand === null ? [] : faintColors(brand.colors)) {
    add(brandFile(id), `colors.${color}`, text);
  }
  const words = new Map<string, BrandWords>();
  for (const language of languagesOf(root)) {
    const own = await read(`${folder}/words/${language}.ts`, wordsShape);
    if (own !== null) words.set(language, own);
  }
  const logo = textOf(`${folder}/logo.svg`, root);
  add(`${folder}/logo.svg`, null, ...(logo === null ? ['is missing'] : logoProblems(logo)));
  const illustration = textOf(`${folder}/illustration.svg`, root);
  if (illustration === null) {
    notes.push(`${folder}/illustration.svg is not there: the greeting stands on its tint alone`);
  } else {
    add(
      `${folder}/illustration.svg`,
      null,
      ...illustrationProblems(illustration, brand?.colors ?? null),
    );
  }
  const isWhole = brand !== null && logo !== null && words.size === languagesOf(root).length;
  return {
    id,
    found: isWhole ? { id, brand, words, mark: markOf(logo) } : null,
    problems: [...blanks, ...problems],
    notes,
  };
}

/** Returns the default export of a file, or the reason why it has no default export. */
async function exportOf(
  file: string,
  root: string,
): Promise<{ value?: unknown; problem?: string }> {
  const at = path.join(root, file);
  if (!existsSync(at)) return { problem: 'is missing' };
  try {
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(at).href);
    const { data } = z.object({ default: z.unknown() }).safeParse(module);
    return data?.default === undefined
      ? { problem: 'has no default export' }
      : { value: data.default };
  } catch (error) {
    return { problem: `cannot be read: ${error instanceof Error ? error.message : ''}` };
  }
}

const textOf = (file: string, root: string): string | null => {
  const at = path.join(root, file);
  return existsSync(at) ? readFileSync(at, 'utf8') : null;
};

/** Finds the blanks of a template, line by line. */
function blanksIn(folder: string, root: string): Problem[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svg)$/.test(name))
    .toSorted()
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const lines = textOf(file, root)?.split('\n') ?? [];
      return lines.flatMap((line, index) => {
        const request = line.split(`${blank}: `)[1]?.replace(/['"`].*$/, '');
        const [, field = `line ${index + 1}`] = /^\s*<?(\w+)[: ]/.exec(line) ?? [];
        return request === undefined
          ? []
          : [{ file, field, text: `is to be filled in: ${request}` }];
      });
    });
}

/** Finds what brands have in common that must be each one's own. */
function clashesOf(brands: readonly FoundBrand[]): Problem[] {
  const facts = {
    companyId: ({ brand }: FoundBrand) => brand.companyId,
    displayName: ({ brand }: FoundBrand) => brand.displayName,
    'colors.accent': ({ brand }: FoundBrand) => brand.colors.accent,
    'colors.tint': ({ brand }: FoundBrand) => brand.colors.tint,
    isDefault: ({ brand }: FoundBrand) => brand.isDefault,
  };
  const shared = Object.entries(facts).flatMap(([field, factOf]) =>
    brands.flatMap((brand) => {
      const other = brands.find((two) => two !== brand && factOf(two) === factOf(brand));
      return other === undefined || factOf(brand) === undefined
        ? []
        : [{ file: brandFile(brand.id), field, text: `is the same as that of ${other.id}` }];
    }),
  );
  const [first] = brands;
  if (first === undefined || brands.some(({ brand }) => brand.isDefault === true)) return shared;
  const text = 'is missing from every brand; one of them must be the default';
  return [...shared, { file: brandFile(first.id), field: 'isDefault', text }];
}
