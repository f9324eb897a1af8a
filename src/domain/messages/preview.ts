import { withoutEntities } from '#src/domain/format/entities.ts';

/** The most characters of a preview: about two lines on a phone. */
const longest = 160;

/** The most characters of a title. */
const longestTitle = 60;

/**
 * Returns the first words of a text on one line, without its greeting and the markup that some insurers leave in it; null
 * when nothing is left. A longer text is cut between two characters as a reader sees them, and ends in an ellipsis.
 * @param greeting what a text of the insurer opens with
 */
export function previewOf(text: string | null, greeting: RegExp): string | null {
  const plain = plainOf(text, greeting);
  if (plain.length <= longest) return plain === '' ? null : plain;
  // An emoji can be many characters long.
  const seen = Array.from(new Intl.Segmenter().segment(plain), ({ segment }) => segment);
  return seen.length <= longest ? plain : `${seen.slice(0, longest).join('').trimEnd()}…`;
}

/**
 * Returns a title for a text without one: its first sentence without the period, cut between two words where it is
 * long; null for an empty text.
 * @param greeting the greeting that a text of the insurer begins with
 */
export function titleFrom(text: string | null, greeting: RegExp): string | null {
  const plain = plainOf(text, greeting);
  const sentence = (/^.*?[.?!](?=\s)/u.exec(plain)?.[0] ?? plain).replace(/\.$/, '');
  if (sentence.length <= longestTitle) return sentence || null;
  const cut = sentence.slice(0, longestTitle);
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).replace(/[,;:]$/, '');
  // Cut within a single long word.
  return `${words || cut}…`;
}

/** Returns a text as one line, without markup, links in their own paragraph, and the greeting. */
function plainOf(text: string | null, greeting: RegExp): string {
  // Read no more of a very long text than the preview could show.
  const bare = (text ?? '')
    .slice(0, 8 * longest)
    .replaceAll(/<(p|div|li)\b[^>]*>\s*<(a|button)\b[^>]*>[^<]*<\/\2>\s*<\/\1>/gi, ' ')
    .replaceAll(/<\/?[a-z][^>]*>?/gi, ' ');
  const plain = withoutEntities(bare).replaceAll(/\s+/g, ' ').trim();
  return plain.replace(greeting, '') || plain;
}
