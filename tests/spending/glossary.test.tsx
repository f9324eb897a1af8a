// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { glossary } from '#content/glossary.ts';
import { Term } from '#src/parts/text/term.tsx';
import { readingGrade, sentencesOf } from '#tests/words/reading-grade.ts';

describe.each(Object.entries(glossary))('the word %s', (_, { name, meaning }) => {
  it('explains a word in one or two short sentences', () => {
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

  it('does not use itself in its explanation', () => {
    expect(meaning.toLowerCase()).not.toContain(name);
  });
});

it('has a button with the term that opens its explanation', async () => {
  // Takes longer to be read for the first time than the wait below.
  await import('#src/ui/overlay/popover-panel.tsx');
  render(<Term of="copay">copays</Term>);
  const button = screen.getByRole('button', { name: 'What “copay” means' });
  expect(screen.queryByRole('note')).toBeNull();
  await userEvent.click(button);
  const note = await screen.findByRole('note');
  expect(note.id).toBe(button.getAttribute('aria-controls'));
  expect(note.textContent).toContain(glossary.copay.meaning);
});
