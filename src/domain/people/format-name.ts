/**
 * Trims and lowercases a name and capitalizes each word (product rule 5.9), except the s of `Maria's`. Roman numerals after
 * a name stay capitals: `Alex III`.
 */
export function formatName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(
      /(^|[\s-]|['’](?!s(?!\p{L})))(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replaceAll(/(?<=\s)(?:II|III|IV)(?![\p{L}\p{M}])/giu, (numeral) => numeral.toUpperCase());
}

/** Normalizes a name for sending: without spaces around it; one space where there are several. */
export function tidyName(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
