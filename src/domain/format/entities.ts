/** The entities that services leave in plain text: the five of XML, a space and an apostrophe by their names. */
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

/** Returns plain text without the HTML entities that some services escape it with: `Grace &amp; Co` is `Grace & Co`. */
export const withoutEntities = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|apos|gt|lt|nbsp|quot));/gi, characterOf)
    : text;

function characterOf(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return characters[name.toLowerCase()] ?? entity;
  const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
  // Leave a reference to a control character or half of a surrogate pair unchanged: it is a mistake.
  return code < 32 || code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff)
    ? entity
    : String.fromCodePoint(code);
}
