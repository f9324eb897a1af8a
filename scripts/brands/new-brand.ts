import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { languagesOf, projectRoot } from './read-brands.ts';

/** The files of a new brand, with `FILL IN` wherever something is to be filled in. */
const template = path.join(import.meta.dirname, 'template');

/** Makes the folder of a new brand, and returns its files by their paths from the root. Throws where there is one. */
export function makeBrand(id: string, root = projectRoot): string[] {
  const folder = `brands/${id}`;
  if (existsSync(path.join(root, folder))) throw new Error(`${folder} is already there.`);
  const words = languagesOf(root).map((language) => `words/${language}.ts`);
  return ['brand.ts', 'logo.svg', ...words].map((file) => {
    const target = path.join(root, folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(path.join(template, file.replace(/^words\/.*/, 'words/en.ts')), target);
    return `${folder}/${file}`;
  });
}
