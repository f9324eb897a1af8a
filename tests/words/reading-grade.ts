import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** Returns the sentences of a text: the parts that end like one. Labels and titles are not sentences. */
export function sentencesOf(text: string): string[] {
  // Otherwise the periods within would end a sentence.
  const plainText = text.replaceAll(/\b([ap])\.m\./g, '$1m').replaceAll(/<[^>]*>/g, ' ');
  return [...sentenceSegmenter.segment(plainText)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[.?!…:]$/.test(sentence) && wordsOf(sentence).length > 2);
}

/** Numbers count as words, as they do when they are read aloud. */
export function wordsOf(text: string): string[] {
  return [...wordSegmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.replaceAll('’', "'"));
}

/**
 * The school grade (Flesch–Kincaid) of sentences. `known` are terms whose length says nothing about how hard
 * they are to read, since they are explained or are on the member's own card; each counts as one short word.
 */
export function readingGrade(sentences: readonly string[], knownTerms: readonly string[]): number {
  const words = sentences.flatMap((sentence) => wordsOf(shorten(sentence, knownTerms)));
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

function shorten(sentence: string, knownTerms: readonly string[]): string {
  if (knownTerms.length === 0) return sentence;
  const terms = knownTerms.toSorted((a, b) => b.length - a.length).join('|');
  return sentence.replaceAll(new RegExp(`(?<!\\p{L})(${terms})(e?s)?(?!\\p{L})`, 'giu'), 'plan');
}

const sentenceSegmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });
const wordSegmenter = new Intl.Segmenter('en-US', { granularity: 'word' });
