/**
 * Writes the check of an insurer's services as one file that needs only Node: `node check-insurer/build.ts release`.
 * The notices next to it list its packages.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { configJsonSchema } from '../deploy/config-schema/config-schema.ts';
import { checkedDocuments } from './checked-documents.ts';
import { parsed, textAt } from './json.ts';

const [, , folder = 'release'] = process.argv;

/** Modules that read what only the repository has, with what a release gets in their place. */
const fixed: Readonly<Record<string, string>> = {
  'checked-documents.ts': `const documents = ${JSON.stringify(shortened(await checkedDocuments()))};
export const checkedDocuments = () => Promise.resolve(documents);`,
  'config-schema.ts': `const schema = ${JSON.stringify(configJsonSchema())};
export const configJsonSchema = () => schema;`,
};

const withFixedModules: Plugin = {
  name: 'fixed-modules',
  load: (id) => fixed[id.slice(id.lastIndexOf('/') + 1)] ?? null,
};

const { output } = await build({
  input: 'check-insurer/check-insurer.ts',
  platform: 'node',
  logLevel: 'warn',
  plugins: [withFixedModules],
  output: {
    file: join(folder, 'check-insurer.mjs'),
    format: 'esm',
    minify: true,
    codeSplitting: false,
  },
});

const [entry] = output;
const packages = new Set(
  entry.moduleIds.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []),
);
const notices = [...packages].toSorted().map(noticeOf);
writeFileSync(join(folder, 'check-insurer-notices.txt'), notices.join('\n\n---\n\n'));

/** Schemas without their explanations. */
function shortened(value: unknown): unknown {
  return parsed(
    JSON.stringify(value, (key, fieldValue: unknown) =>
      // A property may have this name, too; then it is a schema.
      key === 'description' && typeof fieldValue === 'string' ? undefined : fieldValue,
    ),
  );
}

function noticeOf(packageFolder: string): string {
  const manifest = parsed(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const [name, version, license] = ['name', 'version', 'license'].map((key) =>
    textAt(manifest, key),
  );
  const files = readdirSync(packageFolder).filter((file) => /^licen[cs]e/i.test(file));
  const texts = files.map((file) => readFileSync(join(packageFolder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}
