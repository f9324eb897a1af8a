/**
 * Markup that must leave nothing but the tags and attributes of a profile: every tag with every kind of
 * attribute, every way to write a dangerous address, and payloads that are known to change their meaning
 * when they are parsed a second time.
 */
const tags = [
  ...['script', 'style', 'iframe', 'object', 'embed', 'form', 'input', 'button', 'textarea'],
  ...['select', 'svg', 'math', 'img', 'video', 'audio', 'source', 'link', 'meta', 'base', 'body'],
  ...[
    'html',
    'head',
    'title',
    'template',
    'noscript',
    'table',
    'td',
    'details',
    'dialog',
    'marquee',
  ],
  ...['ul', 'li', 'h1', 'b', 'strong', 'br', 'x-custom', 'frameset', 'applet', 'xmp', 'plaintext'],
];

const allowedTags = ['a', 'p', 'div', 'span', 'ul'];

const attributes = [
  'onclick="hit()"',
  'onerror=hit()',
  'onfocus=hit() autofocus tabindex=1',
  'style="position:fixed;inset:0"',
  'id="root" name="root"',
  'data-x="1" aria-label="Sign In" role="button"',
  'href="https://example.org/" src="https://evil.example/x.js"',
  'formaction="javascript:hit()" action="javascript:hit()"',
  'is="x-custom" slot="s" part="p" nonce="n"',
  'xlink:href="javascript:hit()" xmlns="http://www.w3.org/2000/svg"',
  'srcdoc="<script>hit()</script>" ping="https://evil.example/" download',
  'rel="opener" target="_top"',
];

/** Each is refused as the address of a link. */
export const dangerousAddresses = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  ' javascript:hit()',
  '\u0001javascript:hit()',
  'java\nscript:hit()',
  'java\tscript:hit()',
  'java&#10;script:hit()',
  '&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;hit()',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;hit()',
  'javascript&colon;hit()',
  'javascript&#0000058hit()',
  'vbscript:hit()',
  'data:text/html,<script>hit()</script>',
  'data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==',
  'blob:https://members.example.org/1',
  'file:///etc/passwd',
  'ftp://example.org/',
  'filesystem:https://members.example.org/temporary/x',
  'about:blank',
  'view-source:https://example.org/',
  'intent://example.org/#Intent;end',
  'sms:+15550100',
  'cid:x',
  'xmpp:x@example.org',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '&#47;&#47;evil.example/',
  '&#9;//evil.example/',
  'relative/path',
  '../up',
  '?query',
  '#fragment',
  '',
];

const knownAttacks = [
  '<svg></p><style><a id="</style><img src=1 onerror=hit()>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit()>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<svg><foreignObject><p><iframe srcdoc="<script>hit()</script>"></p></foreignObject></svg>',
  '<svg><animate attributeName=href values=javascript:hit() /><a id=x><text>x</text></a></svg>',
  '<svg><a xlink:href="javascript:hit()"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>hit()</script></svg>#x"/></svg>',
  '<math href="javascript:hit()">x</math>',
  '<math><annotation-xml encoding="text/html"><p><img src=x onerror=hit()></p></annotation-xml></math>',
  '<math><mi//xlink:href="data:x,<script>hit()</script>">',
  '<template><p><script>hit()</script></p></template>',
  '<template shadowrootmode="open"><script>hit()</script></template>',
  '<div><div><div><svg><style><a title="</style><img src=x onerror=hit()>"></a></style></svg></div></div></div>',
  '<p><style><!--</style><img src=x onerror=hit()>--></style>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=hit()>">',
  '<textarea></p><img src=x onerror=hit()></textarea>',
  '<title><p title="</title><img src=x onerror=hit()>">',
  '<xmp><p title="</xmp><img src=x onerror=hit()>">',
  '<!--><img src=x onerror=hit()>-->',
  '<!-- --!><img src=x onerror=hit()>-->',
  '<![CDATA[<img src=x onerror=hit()>]]>',
  '<?xml version="1.0"?><img src=x onerror=hit()>',
  '<a href="https://example.org/" href="javascript:hit()">two addresses</a>',
  '<a href="javascript:hit()" href="https://example.org/">two addresses</a>',
  '<a target="_blank" rel="opener" href="https://example.org/">opener</a>',
  '<a target="_self" href="/claims">self</a>',
  '<a target="_BLANK" href="/claims">loud</a>',
  '<a target="frame" href="/claims">frame</a>',
  '<a name="getElementById" id="cookie">clobber</a>',
  '<form id="attributes"><input name="attributes"></form>',
  '<img src=x onerror=hit()><p>text</p>',
  '<p><p><p><a><a><a href="/">nested</a></a></a></p></p></p>',
  '<a href="/x"><div><a href="javascript:hit()">inner</a></div></a>',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  '<<script>hit();//<</script>',
  '<img """><script>hit()</script>">',
  '<iframe src="javascript:hit()"></iframe>',
  '<meta http-equiv="refresh" content="0;url=javascript:hit()">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<object data="javascript:hit()"></object>',
  '<body onload=hit()>',
  '<details open ontoggle=hit()>x</details>',
  '<p class="a" class="b" CLASS="c">classes</p>',
  '<p class="x" onpointerenter=hit()>x</p>',
  '<P CLASS=x STYLE=x>loud</P>',
  '<p\u0000 onclick=hit()>x</p>',
  '<p/onclick=hit()/class=x>x</p>',
  '<a\u000chref=javascript:hit()>x</a>',
  '&lt;script&gt;hit()&lt;/script&gt;',
  '\u003cscript\u003ehit()\u003c/script\u003e',
];

export const hostileMarkup: string[] = [
  ...tags.flatMap((tag, index) => {
    const attribute = attributes[index % attributes.length] ?? '';
    return [
      `<${tag} ${attribute}>text</${tag}>`,
      `<${tag} onload=hit() onerror=hit() src=x href="javascript:hit()">`,
      `<div class="ok"><${tag} class="x" ${attribute}><p>inner</p></${tag}></div>`,
    ];
  }),
  ...allowedTags.flatMap((tag) =>
    attributes.flatMap((attribute) => [
      `<${tag} class="x" ${attribute}>text</${tag}>`,
      `<svg><${tag} ${attribute}>text</${tag}></svg>`,
    ]),
  ),
  ...dangerousAddresses.flatMap((address) => [
    `<a href="${address}">link</a>`,
    `<a target="_blank" href='${address}'>link</a>`,
  ]),
  ...knownAttacks,
];

/** Tags with the attributes they may keep (product rule 5.10); `rel` is the sanitizer's own. */
export const allowedPairs: readonly string[] = [
  'a class',
  'a href',
  'a rel',
  'a target',
  'div class',
  'p class',
  'span class',
];

/**
 * Returns the forbidden content found in a sanitized fragment, in words. Runs in the browser too, so it uses nothing
 * from outside itself.
 */
export function faultsOf(
  fragment: DocumentFragment,
  pairs: readonly string[],
  origin: string,
): string[] {
  const faults: string[] = [];
  const tags = pairs.map((pair) => pair.split(' ')[0] ?? '');
  const walker = document.createTreeWalker(fragment);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) continue;
    if (!(node instanceof HTMLElement) || !tags.includes(node.localName)) {
      faults.push(`<${node.nodeName}>`);
      continue;
    }
    for (const name of node.getAttributeNames()) {
      const value = node.getAttribute(name) ?? '';
      if (!pairs.includes(`${node.localName} ${name}`)) faults.push(`${node.localName} ${name}`);
      if (name === 'target' && value !== '_blank') faults.push(`target ${value}`);
      if (name === 'href') {
        const url = new URL(value, 'https://elsewhere.example/');
        const isOwn = value.startsWith('/') && new URL(value, origin).origin === origin;
        const isAbsolute = /^(https?|mailto|tel):/i.test(value);
        if (!isOwn && !isAbsolute) faults.push(`href ${value}`);
        if (isAbsolute && !/^(https?|mailto|tel):$/.test(url.protocol))
          faults.push(`href ${value}`);
      }
    }
    const rel = node.getAttribute('rel');
    if ((node.getAttribute('target') === '_blank') !== (rel === 'noopener noreferrer')) {
      faults.push(`rel ${String(rel)}`);
    }
  }
  return faults;
}
