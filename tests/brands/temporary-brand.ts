import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeBrand } from '../../scripts/brands/new-brand.ts';
import { projectRoot } from '../../scripts/brands/read-brands.ts';

/** The id of the brand that tests make. */
export const newId = 'NORTH';

/** A project's root in a temporary folder, with our brands and a new one. */
export interface TemporaryRoot {
  root: string;
  /** Changes a file of the new brand, by its place in the brand's folder. */
  change: (file: string, changes: (text: string) => string) => void;
  /** Writes a file of the new brand. */
  write: (file: string, text: string) => void;
}

/** Makes a root with a new brand as `npm run brand -- new` makes it, with everything still to be filled in. */
export function rootWithNewBrand(): TemporaryRoot {
  const root = mkdtempSync(path.join(tmpdir(), 'brands-'));
  cpSync(path.join(projectRoot, 'brands'), path.join(root, 'brands'), { recursive: true });
  mkdirSync(path.join(root, 'content/en'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
  makeBrand(newId, root);
  const at = (file: string) => path.join(root, 'brands', newId, file);
  return {
    root,
    change(file, changes) {
      writeFileSync(at(file), changes(readFileSync(at(file), 'utf8')));
    },
    write: (file, text) => writeFileSync(at(file), text),
  };
}

/** Fills the new brand in. Returns the root. */
export function withNewBrandFilledIn(): TemporaryRoot {
  const made = rootWithNewBrand();
  const answers = [
    ['companyId', '060'],
    ['displayName', 'North Star Health'],
    ['copyrightHolder', 'North Star Health, Inc.'],
    ['accent', '#3b5ba9'],
    ['tint', '#edf1fa'],
    ['deep', '#1f3468'],
    ['phone', '8005550151'],
    ['market', 'Plans for families in the north of the state.'],
    ['greeting', 'A clear light on your coverage.'],
  ] as const;
  for (const file of ['brand.ts', 'words/en.ts']) {
    made.change(file, (text) =>
      answers
        .reduce(
          (filled, [field, answer]) =>
            filled.replace(new RegExp(`${field}: 'FILL IN: [^']*'`), `${field}: '${answer}'`),
          text,
        )
        .replace(/^ *\/\/ FILL IN: .*\n/m, ''),
    );
  }
  made.change('logo.svg', (text) => text.replace(/FILL IN: [^"]*/, 'M12 2l3 9h7l-10 11L2 11h7Z'));
  return made;
}
