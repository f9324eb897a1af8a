/** A paragraph of a PDF: the one title, a heading, a point of a list, or running text. */
export interface PdfParagraph {
  as: 'title' | 'heading' | 'point' | 'text';
  text: string;
}

interface PdfText {
  title: string;
  /** The language, as BCP 47 names it. */
  language: string;
  /** The text at the bottom of each page. */
  footer: (page: number, pages: number) => string;
  paragraphs: readonly PdfParagraph[];
}

type FontName = 'regular' | 'bold';

/** Letter paper, in points. */
const paper = { width: 612, height: 792, margin: 54 };
const looks = {
  title: { font: 'bold', size: 18, above: 0, indent: 0, role: 'H1' },
  heading: { font: 'bold', size: 13, above: 14, indent: 0, role: 'H2' },
  point: { font: 'regular', size: 11, above: 4, indent: 12, role: 'P' },
  text: { font: 'regular', size: 11, above: 6, indent: 0, role: 'P' },
} as const;
const footerSize = 9;

interface Line {
  text: string;
  y: number;
  paragraph: number;
}

/**
 * Returns a PDF of text alone, tagged for screen readers. It is set in a font that every PDF reader has, so that the
 * file stays small; letters that this font lacks lose their marks, or become question marks.
 */
export function textPdf({ title, language, footer, paragraphs }: PdfText): Uint8Array<ArrayBuffer> {
  const pages = pagesOf(paragraphs);
  const objects: string[] = [];
  const firstPage = 6;
  const pageId = (page: number) => firstPage + 2 * page;
  const elementId = (paragraph: number) => firstPage + 2 * pages.length + 1 + paragraph;
  const rootId = elementId(-1);
  const parts: string[][] = paragraphs.map(() => []);
  const parents: string[] = [];
  const put = (id: number, body: string) => void (objects[id - 1] = body);

  for (const [page, lines] of pages.entries()) {
    const owners: number[] = [];
    const marked = lines.map(({ text, y, paragraph }) => {
      const look = looks[paragraphs[paragraph]?.as ?? 'text'];
      const contentId = owners.push(paragraph) - 1;
      parts[paragraph]?.push(dictionary({ Type: '/MCR', Pg: to(pageId(page)), MCID: contentId }));
      return [
        ...[`/${look.role}`, dictionary({ MCID: contentId }), 'BDC'],
        ...[shown(text, look.font, look.size, paper.margin + look.indent, y), 'EMC'],
      ].join(' ');
    });
    const foot = shown(footer(page + 1, pages.length), 'regular', footerSize, paper.margin, 30);
    const content = [...marked, ...['/Artifact', 'BMC', foot, 'EMC']].join('\n');
    put(
      pageId(page),
      dictionary({
        Type: '/Page',
        Parent: to(2),
        MediaBox: `[0 0 ${paper.width} ${paper.height}]`,
        Tabs: '/S',
        StructParents: page,
        Resources: dictionary({ Font: dictionary({ regular: to(3), bold: to(4) }) }),
        Contents: to(pageId(page) + 1),
      }),
    );
    const length = dictionary({ Length: content.length });
    put(pageId(page) + 1, `${length}stream\n${content}\nendstream`);
    parents.push(`${page}[${owners.map((owner) => to(elementId(owner))).join(' ')}]`);
  }
  put(
    1,
    dictionary({
      Type: '/Catalog',
      Pages: to(2),
      StructTreeRoot: to(5),
      MarkInfo: dictionary({ Marked: 'true' }),
      Lang: `(${language})`,
      ViewerPreferences: dictionary({ DisplayDocTitle: 'true' }),
    }),
  );
  const kids = pages.map((_, page) => to(pageId(page)));
  put(2, dictionary({ Type: '/Pages', Count: pages.length, Kids: `[${kids.join(' ')}]` }));
  put(3, fontObject('Helvetica'));
  put(4, fontObject('Helvetica-Bold'));
  put(
    5,
    dictionary({
      Type: '/StructTreeRoot',
      K: to(rootId),
      ParentTree: dictionary({ Nums: `[${parents.join(' ')}]` }),
      ParentTreeNextKey: pages.length,
    }),
  );
  const element = (id: number, role: string, parent: number, children: readonly string[]) =>
    put(
      id,
      dictionary({
        Type: '/StructElem',
        S: `/${role}`,
        P: to(parent),
        K: `[${children.join(' ')}]`,
      }),
    );
  const children = paragraphs.map((_, paragraph) => to(elementId(paragraph)));
  element(rootId, 'Document', 5, children);
  for (const [paragraph, { as }] of paragraphs.entries()) {
    element(elementId(paragraph), looks[as].role, rootId, parts[paragraph] ?? []);
  }
  put(objects.length + 1, dictionary({ Title: utf16(title) }));
  return file(objects);
}

/** A reference to an object. */
const to = (id: number): string => `${id} 0 R`;

const dictionary = (entries: Readonly<Record<string, string | number>>): string =>
  `<<${Object.entries(entries)
    .map(([name, value]) => `/${name} ${value}`)
    .join(' ')}>>`;

const fontObject = (name: string): string =>
  dictionary({
    Type: '/Font',
    Subtype: '/Type1',
    BaseFont: `/${name}`,
    Encoding: '/WinAnsiEncoding',
  });

/** The lines of each page, from top to bottom. */
function pagesOf(paragraphs: readonly PdfParagraph[]): Line[][] {
  const pages: Line[][] = [[]];
  let y = paper.height - paper.margin;
  for (const [paragraph, { as, text }] of paragraphs.entries()) {
    const { font, size, above, indent } = looks[as];
    const height = size * 1.35;
    const lines = wrapped(as === 'point' ? `• ${text}` : text, {
      font,
      size,
      width: paper.width - 2 * paper.margin - indent,
    });
    y -= above;
    for (const line of lines) {
      // A heading needs room for what it is the heading of.
      const needed = as === 'heading' ? 3 * height : height;
      if (y - needed < paper.margin) {
        pages.push([]);
        y = paper.height - paper.margin;
      }
      y -= height;
      pages.at(-1)?.push({ text: line, y, paragraph });
    }
  }
  return pages;
}

/** Breaks between words; within one that is wider than the line. */
function wrapped(
  text: string,
  { font, size, width }: { font: FontName; size: number; width: number },
): string[] {
  const fits = (line: string) => (widthOf(line, font) * size) / 1000 <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (!fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line];
}

/** The content that writes one line. */
function shown(text: string, font: FontName, size: number, x: number, y: number): string {
  const hex = codesOf(text).map((code) => code.toString(16).padStart(2, '0'));
  return [
    ...['BT', `/${font}`, size, 'Tf'],
    ...[x, y.toFixed(2), 'Td', `<${hex.join('')}>`, 'Tj', 'ET'],
  ].join(' ');
}

/** The letters of Windows-1252 that have another number in Unicode. */
const windows = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const windowsCodes = [
  128, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 142, 145, 146, 147, 148, 149, 150,
  151, 152, 153, 154, 155, 156, 158, 159,
];

/** Whether a PDF shows a text letter by letter. */
export const isShownWhole = (text: string): boolean =>
  Array.from(text.normalize('NFC').replaceAll(/\s/g, ' ')).every(
    (letter) => codeOf(letter) !== null,
  );

function codeOf(letter: string): number | null {
  const code = letter.codePointAt(0) ?? 0;
  if ((code >= 32 && code < 127) || (code >= 160 && code < 256)) return code;
  return windowsCodes[Array.from(windows).indexOf(letter)] ?? null;
}

function codesOf(text: string): number[] {
  return Array.from(text.normalize('NFC').replaceAll(/\s/g, ' ')).flatMap((letter) => {
    const own = codeOf(letter);
    if (own !== null) return own;
    const plain = Array.from(letter.normalize('NFD').replaceAll(/\p{M}/gu, ''));
    return plain.map((character) => codeOf(character) ?? 63);
  });
}

/** The widths of the letters from the space to the tilde, in thousandths of the size. */
const widths: Record<FontName, readonly number[]> = {
  regular: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ],
  bold: [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ],
};
/** No letter is wider. */
const widest = 1015;

/** Returns the width of a text in thousandths of its size; never less than it is. */
export function widthOf(text: string, font: FontName): number {
  return codesOf(text).reduce((sum, code) => {
    const [base = ''] = String.fromCodePoint(code).normalize('NFD');
    return sum + (widths[font][base.charCodeAt(0) - 32] ?? widest);
  }, 0);
}

const utf16 = (text: string): string =>
  `<feff${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

/** Puts the objects together; the last one is about the document. */
function file(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.7\n';
  const places = objects.map((body, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = places.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  text +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}` +
    `trailer\n${dictionary({ Size: objects.length + 1, Root: to(1), Info: to(objects.length) })}\n` +
    `startxref\n${start}\n%%EOF\n`;
  // Everything above is ASCII: the place of a letter is the place of its byte.
  return new TextEncoder().encode(text);
}
