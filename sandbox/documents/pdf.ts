import { runInWorker } from '../worker.ts';
import type { Column, Paper, PdfDocument } from './pdf-blocks.ts';

export type { Paper };

/**
 * Creates a PDF with a footer on each page: tagged, with the letters it uses of its typeface embedded. The same words
 * always give the same bytes, so that the size is known before the file is requested. A worker draws it, so that other
 * requests don't wait.
 *
 * @param day of the document, YYYY-MM-DD
 * @param footer the text before the page number
 */
export async function createPdf(
  { title, day, footer }: Omit<PdfDocument, 'blocks'>,
  write: (paper: Paper) => void,
): Promise<Blob> {
  const blocks: Paper = [];
  write(blocks);
  return runInWorker('drawPdf', { title, day, footer, blocks });
}

/** Writes the title of the PDF as H1, and the title of any document within it as H2. */
export const documentTitle = (paper: Paper, text: string): void =>
  void paper.push({ type: 'title', text });

export const heading = (paper: Paper, text: string): void =>
  void paper.push({ type: 'heading', text });

export const paragraph = (paper: Paper, text: string): void =>
  void paper.push({ type: 'paragraph', text });

/** A line of a letterhead. */
export const letterhead = (paper: Paper, text: string, size: number): void =>
  void paper.push({ type: 'letterhead', text, size });

/** A rule to write an answer on. */
export const rule = (paper: Paper): void => void paper.push({ type: 'rule' });

export const newPage = (paper: Paper): void => void paper.push({ type: 'page' });

/** @param lines of empty space */
export const space = (paper: Paper, lines: number): void =>
  void paper.push({ type: 'space', lines });

/** @param columns each with its width in points; amounts are right-aligned */
export const table = (
  paper: Paper,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): void => void paper.push({ type: 'table', columns, rows });
