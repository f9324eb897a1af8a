// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { glossary } from '#content/glossary.ts';
import { Term } from '#src/parts/text/term.tsx';
import { readingGrade, sentencesOf } from '#tests/words/reading-grade.ts';

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
    expect(readingGrade(sentencesOf(meaning), []), meaning).toBeLessThanOrEqual(8);
  });

  it('is not explained by itself', () => {
    expect(meaning.toLowerCase()).not.toContain(name);
  });
});

it('a word in a text has a button that names it, for the note with its meaning', async () => {
  // Takes longer to be read for the first time than the wait below.
  await import('#src/ui/overlay/popover-panel.tsx');
  const place = document.createElement('div');
  document.body.append(place);
  const react = createRoot(place);
  flushSync(() => react.render(<Term of="copay">copays</Term>));
  const button = place.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe('What “copay” means');
  expect(place.querySelector('[role=note]')).toBeNull();
  flushSync(() => button?.click());
  const isThere = () => expect(place.querySelector('[role=note]')).not.toBeNull();
  await vi.waitFor(isThere, { timeout: 20_000 });
  const note = place.querySelector('[role=note]');
  expect(note?.id).toBe(button?.getAttribute('aria-controls'));
  expect(note?.textContent).toContain(glossary.copay.meaning);
  flushSync(() => react.unmount());
});
