import { virtual } from '@guidepup/virtual-screen-reader';
import { expect } from 'vitest';

/** Returns the phrases that a screen reader says of an element when it is read from top to bottom. */
export async function spokenPhrases(container: Element): Promise<string[]> {
  await virtual.start({ container });
  const first = await virtual.lastSpokenPhrase();
  do await virtual.next();
  while ((await virtual.lastSpokenPhrase()) !== `end of ${first}`);
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}

/** Expects the spoken phrases in this order; other phrases may be between them. */
export function expectInOrder(phrases: readonly string[], expected: readonly string[]): void {
  let from = 0;
  const heardPhrases = expected.filter((phrase) => {
    const index = phrases.indexOf(phrase, from);
    if (index >= 0) from = index + 1;
    return index >= 0;
  });
  expect(heardPhrases, phrases.join('\n')).toEqual(expected);
}
