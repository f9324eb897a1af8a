import { glossary } from '#content/glossary.ts';

/** An insurance word that can be explained. */
export type GlossaryWord = keyof typeof glossary;

export function explanationOf(word: GlossaryWord): { name: string; meaning: string } {
  return glossary[word];
}
