/**
 * Matches a style element up to its end, or a tag, including quoted attribute values. Stops at the next `<` outside
 * quotes, so that matching takes linear time.
 */
const styleOrTag =
  /<(?:style\b(?:[^<>"']|"[^"]*"|'[^']*')*>[\s\S]*?(?:<\/style[^<>]*>|$)|[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>)/gi;

/** A quoted value, which is kept, or a style attribute. */
const valueOrStyle =
  /("[^"]*"|'[^']*')|(?<![\s/])[\s/]+style\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']*)/gi;

/**
 * Returns markup without its style elements and attributes, to be parsed for the sanitizer. A browser reports a style
 * to the content-security policy when it is parsed, even in an inert document; that would report an attack to the
 * insurer each time their own text holds one. Nothing depends on this for safety: the sanitizer removes what is missed.
 */
export const withoutStyles = (html: string): string =>
  /style/i.test(html)
    ? html.replaceAll(styleOrTag, (found) =>
        /^<style/i.test(found)
          ? ' '
          : found.replaceAll(valueOrStyle, (_, kept: string | undefined) => kept ?? ' '),
      )
    : html;
