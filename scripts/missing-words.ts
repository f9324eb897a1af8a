import { compareWords } from './compare-words.ts';

/** Lists the texts that a language lacks or still has in English: `npm run words -- es`. */
const [, , language] = process.argv;
if (language === undefined) throw new Error('Name a language: npm run words -- es');

const wordsOf = (folder: string): Promise<unknown> => import(`../content/${folder}/index.ts`);

const comparison = compareWords(await wordsOf('en'), await wordsOf(language));
for (const { where, is } of comparison) {
  console.log(is === 'missing' ? `missing: ${where}` : `as in English: ${where}`);
}
const missing = comparison.filter(({ is }) => is === 'missing').length;
console.log(`${language}: ${missing} missing, ${comparison.length - missing} as in English`);
process.exitCode = missing === 0 ? 0 : 1;
