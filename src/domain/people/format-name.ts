/**
 * Trims and lowercases a name and capitalizes each word (product rule 5.9); the s of `Maria's` begins no word, and a
 * number after the name stays one: `Alex III`.
 */
export function formatName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(
      /(^|[\s-]|['’](?!s(?!\p{L})))(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replaceAll(/(?<=\s)(?:II|III|IV)(?!\p{L})/giu, (numeral) => numeral.toUpperCase());
}
