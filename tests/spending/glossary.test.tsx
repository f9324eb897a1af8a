// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { glossary } from '#content/glossary.ts';
import { Term } from '#src/parts/term.tsx';

describe.each(Object.entries(glossary))('the word %s', (_, { name, meaning }) => {
  it('is explained in one or two short sentences', () => {
    const sentences = meaning.split(/(?<=[.?])\s/);
    expect(sentences.length).toBeLessThanOrEqual(2);
    for (const sentence of sentences) {
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(28);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('reads like a text for eighth-graders', () => {
    expect(gradeOf(meaning), meaning).toBeLessThanOrEqual(9);
  });

  it('is not explained by itself', () => {
    expect(meaning.toLowerCase()).not.toContain(name);
  });
});

it('a word in a text has a button that names it, for the note with its meaning', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(<Term of="copay">copays</Term>);
  const button = place.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe('What “copay” means');
  const note = place.querySelector('[popover]');
  expect(note?.id).toBe(button?.getAttribute('popovertarget'));
  expect(note?.textContent).toContain(glossary.copay.meaning);
});

/** Flesch-Kincaid. Vowel groups stand for syllables, which is close enough for a bound. */
function gradeOf(text: string): number {
  const words = text.match(/[a-z]+/gi) ?? [];
  const sentences = text.match(/[.?](?:\s|$)/g) ?? [''];
  const syllables = words.reduce(
    (sum, word) =>
      sum +
      Math.max(
        1,
        (
          word
            .toLowerCase()
            .replace(/e$/, '')
            .match(/[aeiouy]+/g) ?? []
        ).length,
      ),
    0,
  );
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
