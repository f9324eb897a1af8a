import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** What a PDF says, page by page. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text;
}

/** What each part of the first page is for a screen reader, such as `H1`; null when it is not told. */
export async function rolesOfPdf(bytes: Uint8Array): Promise<string[] | null> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const tree = await (await pdf.getPage(1)).getStructTree();
  const marks: unknown = await pdf.getMarkInfo();
  const isMarked = typeof marks === 'object' && marks !== null && 'Marked' in marks;
  if (!isMarked || marks.Marked !== true) return null;
  return [...JSON.stringify(tree).matchAll(/"role":"(\w+)"/g)].map(([, role = '']) => role);
}

/** The page as it would be printed on letter paper, page by page. */
export async function printed(page: Page): Promise<string[]> {
  return pagesOfPdf(await page.pdf({ format: 'Letter', printBackground: false }));
}
