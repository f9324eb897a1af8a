/**
 * Puts a configuration into the pages of a build: `node deploy/configure.ts config.json dist`. For hosts that
 * only hand out files; may be repeated with another configuration. Node 24, no packages.
 */
import { relative } from 'node:path';
import { configurePages, messageOf, readJson } from './configure-pages.ts';

const [, , file, folder = 'dist'] = process.argv;
if (file === undefined)
  end(2, `Say which configuration: node ${relative('', import.meta.filename)} config.json dist`);

try {
  const pages = configurePages(folder, readJson(file));
  process.stdout.write(`${pages} pages of ${folder} hold ${file}\n`);
} catch (error) {
  end(1, `${file}: ${messageOf(error)}`);
}

function end(code: number, words: string): never {
  console.error(words);
  process.exit(code);
}
