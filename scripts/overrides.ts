import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  folderOf,
  overriddenLanguages,
  readOverrides,
  recordName,
  type Override,
} from './overrides/read-overrides.ts';

/**
 * Lists the insurer's own words whose originals have changed or are gone: `npm run overrides`. Once each is looked at,
 * `npm run overrides -- accept` records the originals as they are now.
 */
async function run(command: string | undefined, root: string): Promise<number> {
  const languages = overriddenLanguages(root);
  const byLanguage = await Promise.all(
    languages.map(async (language) => ({ language, all: await readOverrides(language, root) })),
  );
  if (command === 'accept') {
    for (const { language, all } of byLanguage) record(language, all, root);
  }
  const open = byLanguage
    .flatMap(({ all }) => all)
    .filter(({ ours, recorded }) => ours === null || (command !== 'accept' && ours !== recorded));
  for (const override of open) console.log(linesOf(override).join('\n'));
  const count = byLanguage.reduce((sum, { all }) => sum + all.length, 0);
  console.log(`${open.length} of ${count} overrides to look at`);
  return open.length === 0 ? 0 : 1;
}

function linesOf({ file, name, own, ours, recorded }: Override): string[] {
  const what =
    ours === null ? 'replaces nothing' : recorded === null ? 'is not accepted yet' : 'has changed';
  return [
    `${file}: ${name} ${what}`,
    ...(recorded === null ? [] : [`  was:   ${recorded}`]),
    ...(ours === null ? [] : [`  is:    ${ours}`]),
    `  yours: ${own}`,
  ];
}

/** Records the originals of a language as they are now; of those that are gone, as they were. */
function record(language: string, all: readonly Override[], root: string): void {
  const files: Record<string, Record<string, string>> = {};
  for (const { file, name, ours, recorded } of all) {
    const original = ours ?? recorded;
    if (original === null) continue;
    const key = file.split('/').slice(2).join('/').slice(0, -'.ts'.length);
    files[key] = { ...files[key], [name]: original };
  }
  writeFileSync(
    path.join(folderOf(language, root), recordName),
    `${JSON.stringify(files, null, 2)}\n`,
  );
}

const [, , command] = process.argv;
// npm runs it in the project's root.
process.exitCode = await run(command, process.cwd());
