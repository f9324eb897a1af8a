/** The most characters of a preview: about two lines on a phone. */
const longest = 160;

const characters: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * Returns the first words of a text on one line, without the markup that some insurers leave in it; null when nothing is
 * left. A longer text is cut between two characters as a reader sees them, and ends in an ellipsis.
 */
export function previewOf(text: string | null): string | null {
  if (text === null) return null;
  // Of a text that is far too long, only what could be shown is read.
  const plain = text
    .slice(0, 8 * longest)
    .replaceAll(/<\/?[a-z][^>]*>?/gi, ' ')
    .replaceAll(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (name) => characters[name] ?? name)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain === '') return null;
  if (plain.length <= longest) return plain;
  // An emoji can be many characters long.
  const seen = Array.from(new Intl.Segmenter().segment(plain), ({ segment }) => segment);
  return seen.length <= longest ? plain : `${seen.slice(0, longest).join('').trimEnd()}…`;
}
