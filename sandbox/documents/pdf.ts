/** What a page is written with. */
export type PdfDocument = PDFKit.PDFDocument;

export const pdfInk = { text: '#222222', quiet: '#555555', line: '#bbbbbb' } as const;

/**
 * A PDF with a footer on each page. The same words always give the same bytes, so that the size can be
 * told before anybody asks for the file.
 *
 * @param day of the document, YYYY-MM-DD
 * @param footer stands before the number of the page
 */
export async function createPdf(
  { title, day, footer }: { title: string; day: string; footer: string },
  write: (pdf: PdfDocument) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  // With the first file, not with the sandbox: it is slow to load.
  const { default: PDFDocument } = await import('pdfkit');
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
  pdf.font('Helvetica').fontSize(10).fillColor(pdfInk.text);
  write(pdf);
  writeFooters(pdf, footer);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

function writeFooters(pdf: PdfDocument, footer: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin, where text would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf
      .markContent('Artifact', { type: 'Pagination' })
      .fontSize(8)
      .fillColor(pdfInk.quiet)
      .text(`${footer} · Page ${page + 1} of ${count}`, 54, pdf.page.height - 48, {
        width: pdf.page.width - 108,
        align: 'center',
      });
    pdf.endMarkedContent();
  }
}

export function heading(pdf: PdfDocument, text: string): void {
  pdf.x = pdf.page.margins.left;
  pdf.moveDown(1.2).font('Helvetica-Bold').fontSize(12);
  pdf.addStructure(pdf.struct('H2', {}, () => void pdf.text(text)));
  pdf.font('Helvetica').fontSize(10).moveDown(0.4);
}

export function paragraph(pdf: PdfDocument, text: string): void {
  pdf.x = pdf.page.margins.left;
  pdf.addStructure(pdf.struct('P', {}, () => void pdf.text(text)));
  pdf.moveDown(0.3);
}

/** @param columns each with its width in points; amounts stand to the right */
export function table(
  pdf: PdfDocument,
  columns: readonly { title?: string; width: number; isAmount?: boolean }[],
  rows: readonly (readonly string[])[],
): void {
  const titles = columns.map(({ title = '' }) => title);
  const head = titles.every((title) => title === '')
    ? []
    : [
        titles.map((text) => ({
          text,
          type: 'TH' as const,
          font: { src: 'Helvetica-Bold', size: 9 },
        })),
      ];
  pdf.fontSize(9);
  // Makes the table one for screen readers; the types of pdfkit do not know it yet.
  const accessible = { structParent: pdf };
  pdf.table({
    ...accessible,
    position: { x: pdf.page.margins.left, y: pdf.y },
    columnStyles: columns.map(({ width, isAmount = false }) => ({
      width,
      align: { x: isAmount ? ('right' as const) : ('left' as const), y: 'top' as const },
    })),
    defaultStyle: {
      border: { top: 0, left: 0, right: 0, bottom: 0.5 },
      borderColor: { bottom: pdfInk.line },
      padding: 4,
    },
    data: [...head, ...rows.map((row) => [...row])],
  });
  pdf.fontSize(10);
}
