import { explainLabel, glossary } from '#content/glossary.ts';

/** An insurance word that can be explained. */
export type GlossaryWord = keyof typeof glossary;

/** `label` is that of the button which explains it. */
export function explanationOf(word: GlossaryWord): {
  name: string;
  meaning: string;
  label: string;
} {
  const { name, meaning } = glossary[word];
  return { name, meaning, label: explainLabel(name) };
}
