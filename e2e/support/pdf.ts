import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** What a PDF says, page by page. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text;
}

/** The page as it would be printed on letter paper, page by page. */
export async function printed(page: Page): Promise<string[]> {
  return pagesOfPdf(await page.pdf({ format: 'Letter', printBackground: false }));
}
