import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { decompress } from 'wawoff2';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import { fileTypes, isDrawable } from '../file-validation.ts';
import type { Block, PdfDocument } from './pdf-blocks.ts';

/** A PDF being drawn, and the root of its structure, which screen readers follow. */
type Canvas = {
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
const readTypefaces = () => (typefaces ??= loadTypefaces());

/** Reads one font after the other: wawoff2 returns a view of its memory, which the next call overwrites. */
async function loadTypefaces(): Promise<[regular: Font, bold: Font]> {
  const regular = await typefaceOf(400);
  return [regular, await typefaceOf(700)];
}

/** Draws a PDF. Runs in a worker. */
export async function drawPdf({ title, day, footer, blocks }: PdfDocument): Promise<Blob> {
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
  const chunks: Buffer<ArrayBuffer>[] = [];
  pdf.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
  const ended = once(pdf, 'end');
  pdf.registerFont('Regular', regular).registerFont('Bold', bold);
  pdf.font('Regular').fontSize(10).fillColor(ink.text);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const canvas = { pdf, root };
  for (const block of blocks) await draw(canvas, block);
  drawFooters(pdf, footer);
  pdf.end();
  await ended;
  return new Blob(chunks);
}

async function draw(canvas: Canvas, block: Block): Promise<void> {
  const { pdf } = canvas;
  switch (block.type) {
    case 'title':
      pdf.font('Bold').fontSize(18);
      addText(canvas, canvas.isTitled === true ? 'H2' : 'H1', block.text);
      canvas.isTitled = true;
      pdf.font('Regular').fontSize(10).moveDown(0.6);
      return;
    case 'heading':
      pdf.x = pdf.page.margins.left;
      pdf.moveDown(1.2).font('Bold').fontSize(12);
      addText(canvas, 'H2', block.text);
      pdf.font('Regular').fontSize(10).moveDown(0.4);
      return;
    case 'paragraph':
      drawParagraph(canvas, block.text);
      return;
    case 'letterhead':
      pdf.font('Bold').fontSize(block.size).fillColor(ink.quiet);
      addText(canvas, 'P', block.text);
      pdf.font('Regular').fontSize(10).fillColor(ink.text);
      return;
    case 'rule':
      drawRule(pdf);
      return;
    case 'space':
      pdf.moveDown(block.lines);
      return;
    case 'page':
      pdf.addPage();
      return;
    case 'table':
      drawTable(canvas, block);
      return;
    case 'file':
      await drawFile(canvas, block);
  }
}

function drawFooters(pdf: PDFKit.PDFDocument, footer: string): void {
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

function drawParagraph(canvas: Canvas, text: string): void {
  const { pdf } = canvas;
  pdf.x = pdf.page.margins.left;
  addText(canvas, 'P', text);
  pdf.moveDown(0.3);
}

/** Breaks longer words: PDFKit takes seconds to fit a word of thousands of letters. */
const longWord = /\S{60}(?=\S)/g;

function addText({ pdf, root }: Canvas, type: 'H1' | 'H2' | 'P', text: string): void {
  root.add(pdf.struct(type, {}, () => void pdf.text(text.replaceAll(longWord, '$&\n'))));
}

function drawRule(pdf: Canvas['pdf']): void {
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

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

function drawTable({ pdf, root }: Canvas, { columns, rows }: BlockOf<'table'>): void {
  const titles = columns.flatMap(({ title: text }) => text ?? []);
  const head = titles.length === 0 ? [] : [titles.map((text) => headerCell(text, 'Column'))];
  const body = rows.map((row) =>
    row.map((text, index) => (columns[index]?.isLabel === true ? headerCell(text, 'Row') : text)),
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

/** Draws a picture on a new page. Attaches any other file and names it. */
async function drawFile(canvas: Canvas, file: BlockOf<'file'>): Promise<void> {
  const { pdf, root } = canvas;
  const { fileName, contentType } = file;
  const content = Buffer.from(await file.content.arrayBuffer());
  const type = parseEnum(fileTypes, contentType);
  const picture = type !== null && isDrawable(type, content) ? opened(pdf, content) : null;
  if (picture === null) {
    attach(pdf, { fileName, contentType, content });
    drawParagraph(canvas, `Attached to this file: ${fileName}`);
    return;
  }
  pdf.addPage();
  drawParagraph(canvas, fileName);
  const { width, height, margins } = pdf.page;
  root.add(
    pdf.struct('Figure', { alt: fileName }, () => {
      pdf.image(picture, {
        fit: [width - margins.left - margins.right, height - margins.top - margins.bottom - 40],
      });
    }),
  );
}

/** Attaches a file uncompressed. PDFKit's `file` compresses and hashes it, which takes a second. */
function attach(
  pdf: Canvas['pdf'],
  { fileName, contentType, content }: { fileName: string; contentType: string; content: Buffer },
): void {
  const file = pdf.ref({
    Type: 'EmbeddedFile',
    Subtype: contentType.replace('/', '#2F'),
    Params: { Size: content.length },
  });
  file.compress = false;
  file.end(content);
  // PDFKit writes primitive strings as PDF names and String objects as PDF strings.
  const name = new String(fileName);
  const specification = pdf.ref({ Type: 'Filespec', F: name, UF: name, EF: { F: file } });
  specification.finalize();
  // PDFKit replaces attachments with the same key.
  pdf.addNamedEmbeddedFile(`${file.id} ${fileName}`, specification);
}

/** Returns the opened image; null if PDFKit can't draw it. */
function opened(pdf: Canvas['pdf'], content: Buffer) {
  try {
    const picture = pdf.openImage(content);
    return picture.width > 0 && picture.height > 0 ? picture : null;
  } catch {
    return null;
  }
}
