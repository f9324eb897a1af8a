import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { glossary } from '#content/glossary.ts';
import { readingGrade, sentencesOf, wordsOf } from './reading-grade.ts';
import { spokenTexts } from './spoken-texts.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../content/en/**/*.ts', '!../../content/en/index.ts'],
  { eager: true },
);

/** The texts of each file of the content, by its name within `content/en/`. */
const features = Object.entries(modules)
  .map(([file, module]) => ({
    feature: path.relative('../../content/en', file),
    texts: spokenTexts(module),
  }))
  .filter(({ texts }) => texts.length > 0);

/** Insurance terms, which the screens explain, so that their length makes no sentence hard. */
const terms = Object.values(glossary).map(({ name }) => name);

/** Texts given word for word (product rule 8.6), of any grade. */
const wordForWord = [
  'Paperless EOBs have been updated.',
  'Member Notifications have been updated.',
  'Paperless Annual Benefit Update Letter has been updated.',
];

const ownSentences = (text: string) =>
  sentencesOf(text).filter((sentence) => !wordForWord.includes(sentence));

it('finds the texts of every feature', () => {
  const all = features.flatMap(({ texts }) => texts.map(({ text }) => text));
  expect(features.length).toBeGreaterThan(50);
  expect(all.length).toBeGreaterThan(1_500);
  expect(all).toEqual(expect.arrayContaining(wordForWord));
});

describe.each(features)('$feature', ({ feature, texts }) => {
  it('has at most an eighth-grade reading level', () => {
    const sentences = [...new Set(texts.flatMap(({ text }) => ownSentences(text)))];
    if (sentences.length > 0) expect(readingGrade(sentences, terms)).toBeLessThanOrEqual(8);
  });

  it('has no sentence of more than 25 words', () => {
    const long = texts.flatMap(({ where, text }) =>
      sentencesOf(text)
        .filter((sentence) => wordsOf(sentence).length > 25)
        .map((sentence) => `${where}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  it('uses contractions', () => {
    if (legalTexts.includes(feature)) return;
    const uncontractedSentences = texts.flatMap(({ text }) =>
      sentencesOf(text).filter((sentence) => uncontracted.test(sentence)),
    );
    expect(uncontractedSentences).toEqual([]);
  });

  it('uses the vocabulary of American health plans', () => {
    const foreignTexts = texts.filter(({ text }) => foreign.some((phrase) => phrase.test(text)));
    expect(foreignTexts).toEqual([]);
  });
});

/** Files of legal texts, which are written without contractions. */
const legalTexts = [
  'disclaimer.ts',
  'discounts-authorization.ts',
  'notices.ts',
  'privacy-policy.ts',
  'terms-of-use.ts',
];

const uncontracted = /\b(?:do|does|did|was|were|could|would|has|have) not\b/i;

/** Literal translations that the content contained once, wrong punctuation, and exclamations. */
const foreign = [
  /\blook at the\b/i,
  /\bas stated\b/i,
  /\bdo not fit\b/i,
  /\bleave open\b/i,
  /\bcheck what you wrote\b/i,
  /\bhas arrived\b/i,
  /\bwe look every\b/i,
  /\bit is a medicare plan\b/i,
  /\bhave the care\b/i,
  /\bat hand\b/i,
  /\b(some|any|every)body\b/i,
  /\bwhom\b/i,
  /\bin force since\b/i,
  /\bof your account\b/i,
  /\bthe fault\b|\byour fault\b/i,
  /\bsaid (yes|no)\b/i,
  /\blast days? to (appeal|send|ask|file)\b/i,
  /\bfile this\b/i,
  /\bcancell(ed|ing)\b/i,
  /\bany more\b/i,
  /\bwrongly\b/i,
  /\bof (yours|ours)\b/i,
  /\bfrom (that day|then|age \d+|\w{3} \d+, \d{4}) on\b/i,
  /\bdecision stays\b/i,
  /\b(is|are) not decided\b/i,
  /\blost the answer\b/i,
  /\b(takes?|taken) back an? (earlier )?claim\b/i,
  /\bspeaks for you\b/i,
  /\bestimate goes by\b/i,
  /\b\w+ fits\.$/i,
  /\bput in\b/i,
  /\b(take|takes|took) the place of\b/i,
  /\bbelongs? together\b/i,
  /\bwe (found|know) no\b/i,
  /\b(is|are|not) stated\b/i,
  /\bpay your plan’s share\b/i,
  /\bwhen it suits you\b/i,
  /\bif you miss one\b/i,
  /\bin all\.$/i,
  /\b(our|an) OK\b/,
  /\bclaim is finished\b/i,
  /\ball of them are here\b/i,
  /\bin your name\b/i,
  // Periods and commas come before the closing quotation mark.
  /”[.,]/,
  /\p{L}!/u,
  // Apostrophes and quotation marks as they are printed.
  /\p{L}'\p{L}|"/u,
];

describe('the readability check', () => {
  it('gives long words and long sentences a higher grade', () => {
    const hard =
      'Notwithstanding adjudication of the aforementioned documentation, reimbursement determinations remain contingent upon administrative verification.';
    const easy = 'We’re working on your claim. You don’t need to do anything.';
    expect(readingGrade([hard], [])).toBeGreaterThan(12);
    expect(readingGrade(sentencesOf(easy), [])).toBeLessThan(4);
  });

  it('counts an explained term as one short word', () => {
    const sentence = 'You met your out-of-pocket maximum.';
    expect(readingGrade([sentence], [])).toBeGreaterThan(readingGrade([sentence], terms));
  });

  it('tells sentences from labels, and does not end them at a.m.', () => {
    expect(sentencesOf('Plan paid')).toEqual([]);
    expect(sentencesOf('Call us from 8 a.m. to 6 p.m. Central. We can help.')).toHaveLength(2);
  });

  it('includes both sides of a choice and sentences around a link, and skips unread texts', () => {
    const words = {
      claims: (count: number) => (count === 1 ? 'One claim.' : 'Some claims.'),
      owed: ({ owed, day }: { owed: string; day: string }) => `${owed}/${day}`,
      help: { before: 'Please', link: 'call us', after: 'today.' },
      tone: 'good',
    };
    expect(spokenTexts({ words }).map(({ text }) => text)).toEqual([
      'One claim.',
      'Some claims.',
      '$151.00/Nov 21, 2026',
      '/Nov 21, 2026',
      '$151.00/',
      '/',
      'Please call us today.',
    ]);
  });

  it('refuses a value that has no sample', () => {
    const words = { one: ({ nobody }: { nobody: string }) => nobody };
    expect(() => spokenTexts({ words })).toThrow('no sample for nobody');
  });
});
