import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Makes each generated validator a module of its own. As they come, all of an API are one module, and a module is never
 * divided: what only a rare screen checks would be part of what every page begins with.
 */
export function singleValidators(): Plugin {
  return {
    name: 'single-validators',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: 'zod.gen.ts' },
      handler: (code) => code.replaceAll(importedValidators, oneImportEach),
    },
    async resolveId(source, importer) {
      const [file = '', name] = source.split(marker);
      if (name === undefined) return null;
      const found = await this.resolve(file, importer);
      return found && `${found.id}${marker}${name}`;
    },
    async load(id) {
      const [file = '', name] = id.split(marker);
      if (name === undefined) return null;
      return moduleOf(name, await readFile(file, 'utf8'), file);
    },
  };
}

const marker = '?only=';

const importedValidators = /import (type )?\{([^}]*)\} from '([^']*zod\.gen\.ts)';/g;

function oneImportEach(whole: string, isType: string | undefined, names: string, from: string) {
  if (isType !== undefined) return whole;
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import { ${name} } from '${from}${marker}${name.split(' ')[0] ?? ''}';`)
    .join(' ');
}

/** Returns the statement that makes a validator, with imports of those it is made of. */
function moduleOf(name: string, generated: string, file: string): string {
  const statement = statementsIn(generated).get(name);
  if (statement === undefined) throw new Error(`${file} has no ${name}`);
  const used = new Set([...statement.matchAll(/\bz[A-Z]\w*/g)].map(([one]) => one));
  used.delete(name);
  return [
    `import * as z from 'zod/mini';`,
    ...[...used].map((one) => `import { ${one} } from '${file}${marker}${one}';`),
    statement,
  ].join('\n');
}

/** Returns the statements by the names of what they export. */
function statementsIn(generated: string): Map<string, string> {
  const statements = generated.split(/^(?=export const )/m).slice(1);
  return new Map(
    statements.map((one) => [/^export const (\w+)/.exec(one)?.[1] ?? '', withoutComment(one)]),
  );
}

/** Returns a statement without the comment behind it, which explains the next one. */
const withoutComment = (statement: string): string => statement.replace(/\n\/\*\*[\s\S]*$/, '\n');
