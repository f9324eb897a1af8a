import DOMPurify from 'dompurify';
import { richTextWords } from '#content/rich-text.ts';

/**
 * The one place where text from elsewhere becomes markup. Load it when there is such text: it brings
 * DOMPurify, whose Trusted Types policy is the only one the portal's policy allows.
 */

/** Tags with the attributes they may keep (product rule 5.10). */
const tags: Partial<Record<string, readonly string[]>> = {
  a: ['href', 'class', 'target'],
  p: ['class'],
  div: ['class'],
  span: ['class'],
};

/** Tags that are removed and whose text becomes a separate line, so that words don't run together. */
const ownLine = 'br li dt dd tr h1 h2 h3 h4 h5 h6 blockquote'.split(' ');

/**
 * Returns the allowed part of `html`, as nodes: nothing is serialized and parsed again. Links lead to
 * http, https, mailto, tel or a path of `origin`. Those that leave the portal open a new tab and say so; a new tab gets
 * no reference to this one.
 * @param origin this portal's, e.g. `https://members.example.org`
 */
export function sanitize(html: string, origin: string): DocumentFragment {
  const fragment = purified(html, [...Object.keys(tags), ...ownLine]) ?? new DocumentFragment();
  for (const element of fragment.querySelectorAll(ownLine.join(','))) {
    const line = document.createElement('div');
    const isItem = element.localName === 'li' && element.textContent.trim() !== '';
    line.append(...(isItem ? ['• '] : []), ...element.childNodes);
    element.replaceWith(line);
  }
  for (const element of fragment.querySelectorAll('*')) {
    const allowedNames = tags[element.localName] ?? [];
    for (const name of element.getAttributeNames()) {
      if (!allowedNames.includes(name)) element.removeAttribute(name);
    }
    if (!isSafeAddress(element.getAttribute('href'), origin)) element.removeAttribute('href');
    if (opensNewTab(element, origin)) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer');
      if (element.textContent.trim() !== '') element.append(` ${richTextWords.opensInNewTab}`);
    } else {
      element.removeAttribute('target');
    }
  }
  return fragment;
}

/**
 * Whether a link opens a new tab: where the text requests it, and wherever a link leaves the portal (product rule 7.6).
 */
function opensNewTab(element: Element, origin: string): boolean {
  const address = element.getAttribute('href');
  if (address === null) return false;
  const { protocol, origin: target } = new URL(address, origin);
  const isOutside = protocol.startsWith('http') && target !== origin;
  return isOutside || element.getAttribute('target') === '_blank';
}

/** Null where the text would put frames into the body's place. */
function purified(html: string, tags: string[]): DocumentFragment | null {
  return DOMPurify.sanitize(withoutStyles(html), {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'class', 'target'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
}

/** Whether any readable text remains. */
export function hasText(html: string, origin: string): boolean {
  return sanitize(html, origin).textContent.trim() !== '';
}

const protocols = ['http:', 'https:', 'mailto:', 'tel:'];

function isSafeAddress(address: string | null, origin: string): boolean {
  if (address === null) return false;
  const base = address.startsWith('/') ? origin : undefined;
  if (!URL.canParse(address, base)) return false;
  const url = new URL(address, base);
  return base === undefined ? protocols.includes(url.protocol) : url.origin === origin;
}

/**
 * Returns the forms in `html`, with the nodes beside them and their hidden fields: nothing of it runs or loads. Fields
 * may have any name, also those by which a page could be misled (`action`, `nonce`), and keep their values to the byte:
 * read them with the methods of `Element.prototype`, never as properties.
 */
export function formsOnly(html: string): { fragment: DocumentFragment; refused: Node[] } {
  // In the body from the start: nodes that a browser would move into the head would be lost silently.
  const fragment = DOMPurify.sanitize(`<body>${html}`, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: ['#text', 'body', 'form', 'input'],
    ALLOWED_ATTR: ['method', 'action', 'enctype', 'type', 'name', 'value', 'id', 'class'],
    ADD_URI_SAFE_ATTR: ['action'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    SANITIZE_DOM: false,
    SAFE_FOR_XML: false,
    KEEP_CONTENT: false,
  });
  const refused = DOMPurify.removed.map((removal) =>
    'element' in removal ? removal.element : removal.from,
  );
  return { fragment, refused };
}

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
    ? html.replaceAll(styleOrTag, (match) =>
        /^<style/i.test(match)
          ? ' '
          : match.replaceAll(valueOrStyle, (_, keptText: string | undefined) => keptText ?? ' '),
      )
    : html;
