import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import { decompress } from 'wawoff2';

/** A PDF being written, and the root of its structure, which screen readers follow. */
export type Paper = {
  pdf: PDFKit.PDFDocument;
  root: PDFKit.PDFStructureElement;
  isTitled?: boolean;
};

const ink = { text: '#222222', quiet: '#555555', line: '#bbbbbb' } as const;

const typefaceOf = async (weight: 400 | 700): Promise<Font> => {
  const file = import.meta.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`);
  const { create } = await import('fontkit');
  // Decompressed, because fontkit decompresses web fonts again for each glyph.
  const font = create(Buffer.from(await decompress(await readFile(fileURLToPath(file)))));
  if (!('layout' in font)) throw new Error('The file holds several fonts.');
  return font;
};
let typefaces: Promise<[regular: Font, bold: Font]> | undefined;

/** Reads the fonts once, which takes longer than writing a PDF. */
const readTypefaces = () => (typefaces ??= Promise.all([typefaceOf(400), typefaceOf(700)]));

/**
 * Creates a PDF with a footer on each page: tagged, with the letters it uses of its typeface embedded. The same words
 * always give the same bytes, so that the size is known before the file is requested.
 *
 * @param day of the document, YYYY-MM-DD
 * @param footer stands before the number of the page
 */
export async function createPdf(
  { title, day, footer }: { title: string; day: string; footer: string },
  write: (paper: Paper) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  // With the first file, not with the sandbox: it is slow to load.
  const { default: PDFDocument } = await import('pdfkit');
  const [regular, bold] = await readTypefaces();
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: 54, left: 54, right: 54, bottom: 72 },
    info: { Title: title, CreationDate: new Date(`${day}T12:00:00Z`) },
    bufferPages: true,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.registerFont('Regular', regular).registerFont('Bold', bold);
  pdf.font('Regular').fontSize(10).fillColor(ink.text);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  write({ pdf, root });
  writeFooters(pdf, footer);
  pdf.end();
  await ended;
  // Handles other requests before joining chunks, which may contain large files.
  await setImmediate();
  return Buffer.concat(chunks);
}

function writeFooters(pdf: PDFKit.PDFDocument, footer: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin, where text would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf
      .markContent('Artifact', { type: 'Pagination' })
      .fontSize(8)
      .fillColor(ink.quiet)
      .text(`${footer} · Page ${page + 1} of ${count}`, 54, pdf.page.height - 48, {
        width: pdf.page.width - 108,
        align: 'center',
      });
    pdf.endMarkedContent();
  }
}

/** Writes the title of the PDF as H1, and the title of any document within it as H2. */
export function documentTitle(paper: Paper, text: string): void {
  paper.pdf.font('Bold').fontSize(18);
  addText(paper, paper.isTitled === true ? 'H2' : 'H1', text);
  paper.isTitled = true;
  paper.pdf.font('Regular').fontSize(10).moveDown(0.6);
}

export function heading(paper: Paper, text: string): void {
  const { pdf } = paper;
  pdf.x = pdf.page.margins.left;
  pdf.moveDown(1.2).font('Bold').fontSize(12);
  addText(paper, 'H2', text);
  pdf.font('Regular').fontSize(10).moveDown(0.4);
}

export function paragraph(paper: Paper, text: string): void {
  const { pdf } = paper;
  pdf.x = pdf.page.margins.left;
  addText(paper, 'P', text);
  pdf.moveDown(0.3);
}

/** A line of a letterhead. */
export function letterhead(paper: Paper, text: string, size: number): void {
  paper.pdf.font('Bold').fontSize(size).fillColor(ink.quiet);
  addText(paper, 'P', text);
  paper.pdf.font('Regular').fontSize(10).fillColor(ink.text);
}

/** Breaks longer words: PDFKit takes seconds to fit a word of thousands of letters. */
const longWord = /\S{60}(?=\S)/g;

function addText({ pdf, root }: Paper, type: 'H1' | 'H2' | 'P', text: string): void {
  root.add(pdf.struct(type, {}, () => void pdf.text(text.replaceAll(longWord, '$&\n'))));
}

/** A rule to write an answer on. */
export function rule({ pdf }: Paper): void {
  const { left, right } = pdf.page.margins;
  pdf.moveDown(1);
  pdf
    .markContent('Artifact', { type: 'Layout' })
    .moveTo(left, pdf.y)
    .lineTo(pdf.page.width - right, pdf.y)
    .lineWidth(0.5)
    .strokeColor(ink.line)
    .stroke();
  pdf.endMarkedContent();
  pdf.moveDown(0.6);
}

type Column = {
  /** Above the column; a table has them all, or labels its rows instead. */
  title?: string;
  width: number;
  isAmount?: boolean;
  /** Whether its cells label the cells to the right of them. */
  isLabel?: boolean;
};

/** @param columns each with its width in points; amounts stand to the right */
export function table(
  { pdf, root }: Paper,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): void {
  const titles = columns.flatMap(({ title: text }) => text ?? []);
  const head = titles.length === 0 ? [] : [titles.map((text) => headerCell(text, 'Column'))];
  const body = rows.map((row) =>
    row.map((text, place) => (columns[place]?.isLabel === true ? headerCell(text, 'Row') : text)),
  );
  pdf.fontSize(9);
  // Makes the table one for screen readers; the types of pdfkit do not know it yet.
  const accessible = { structParent: root };
  pdf.table({
    ...accessible,
    position: { x: pdf.page.margins.left, y: pdf.y },
    columnStyles: columns.map(({ width, isAmount = false }) => ({
      width,
      align: { x: isAmount ? ('right' as const) : ('left' as const), y: 'top' as const },
    })),
    defaultStyle: {
      border: { top: 0, left: 0, right: 0, bottom: 0.5 },
      borderColor: { bottom: ink.line },
      padding: 4,
    },
    data: [...head, ...body],
  });
  pdf.fontSize(10);
}

/** A header and which cells it is for; the types of pdfkit do not know the scope yet. */
function headerCell(text: string, scope: 'Column' | 'Row') {
  return { text, type: 'TH' as const, scope, font: { src: 'Bold', size: 9 } };
}
