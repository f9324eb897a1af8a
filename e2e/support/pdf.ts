import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** Returns the text of a PDF, page by page. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text;
}

/**
 * Returns the role of each part of the first page for a screen reader, such as `H1`; null when the PDF is untagged.
 */
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

/** Letters and figures alone: lines break elsewhere on paper, and a PDF has apostrophes that count as letters. */
const squeezed = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$%]+|\p{Lm}/gu, '');

/** The elements for the screen alone: controls, links away, and the position in a list. */
const forTheScreen = [
  'button',
  'label',
  'form',
  '[role=status]',
  '[class*=foot]',
  '[class*=back]',
  '.screen-only',
];

/**
 * Returns the texts of the screen that are missing on paper, or not there as often.
 * @param aside further elements for the screen alone, as selectors
 */
export async function leftOutOnPaper(page: Page, aside: readonly string[] = []): Promise<string[]> {
  const shown = await page.evaluate(textsShown, [...forTheScreen, ...aside].join());
  const paper = squeezed((await printed(page)).join(' '));
  return [...new Set(shown)].filter((text) => {
    const own = squeezed(text);
    const wanted = shown.filter((shownText) => squeezed(shownText) === own).length;
    return own !== '' && paper.split(own).length - 1 < wanted;
  });
}

/** Runs in the page: every text that can be seen in it, but within these elements. */
function textsShown(aside: string): string[] {
  const main = document.querySelector('main');
  if (main === null) return [];
  const texts: string[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const around = node.parentElement;
    // Text for screen readers only has a pixel.
    const isSeen = around?.checkVisibility() === true && around.getBoundingClientRect().width > 1;
    if (text !== '' && isSeen && !around.closest(aside)) texts.push(text);
  }
  return texts;
}
