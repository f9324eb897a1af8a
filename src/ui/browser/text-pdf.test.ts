import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pagesOfPdf, rolesOfPdf } from '../../../e2e/support/pdf.ts';
import { isShownWhole, textPdf, widthOf, type PdfParagraph } from './text-pdf.ts';

const pdfOf = (paragraphs: readonly PdfParagraph[]) =>
  textPdf({
    title: 'Health summary',
    language: 'en-US',
    footer: (page, pages) => `Page ${page} of ${pages}`,
    paragraphs,
  });

it('can be read back with its headings', async () => {
  const bytes = pdfOf([
    { as: 'title', text: 'Health summary' },
    { as: 'heading', text: 'Allergies' },
    { as: 'point', text: 'Peñicillin (“severe” – hives) \\ )( < > €5' },
    { as: 'text', text: 'Chosen by the patient.' },
  ]);
  const [page = ''] = await pagesOfPdf(bytes);
  for (const text of [
    'Health summary',
    'Allergies',
    '• Peñicillin (“severe” – hives) \\ )( < > €5',
    'Chosen by the patient.',
    'Page 1 of 1',
  ]) {
    expect(page).toContain(text);
  }
  // A part is told before what it is in.
  expect(await rolesOfPdf(bytes)).toEqual(['Document', 'H1', 'H2', 'P', 'P', 'Root']);
});

it('has as many pages as it needs, without losing text', async () => {
  const points = Array.from(
    { length: 200 },
    (_, at) => `Medicine ${at}: ${'word '.repeat(at % 40)}end${at}`,
  );
  const pages = await pagesOfPdf(pdfOf(points.map((text) => ({ as: 'point', text }))));
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  const all = pages
    .map((page) => page.replace(/Page \d+ of \d+$/, ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  for (const text of points) expect(all).toContain(text.replaceAll(/\s+/g, ' '));
});

it('breaks a word that is wider than the paper', async () => {
  const word = 'W'.repeat(300);
  const [page = ''] = await pagesOfPdf(pdfOf([{ as: 'text', text: word }]));
  expect(page.replaceAll(/\s+/g, '')).toContain(word);
});

it('reports which letters it cannot write', async () => {
  expect(isShownWhole('Lefèvre, “Zoë” €5 – 5 °C')).toBe(true);
  expect(isShownWhole('Zoe\u0308')).toBe(true);
  expect(isShownWhole('Nguyễn')).toBe(false);
  expect(isShownWhole('王小明')).toBe(false);
  const [page = ''] = await pagesOfPdf(pdfOf([{ as: 'text', text: 'Nguyễn 王' }]));
  expect(page).toContain('Nguyen ?');
});

it.each([
  ['regular', 'Helvetica'],
  ['bold', 'Helvetica-Bold'],
] as const)('knows the width of every letter of its %s font', (font, file) => {
  const metrics = readFileSync(`node_modules/pdfkit/js/data/${file}.afm`, 'utf8');
  const glyphMetrics = [...metrics.matchAll(/^C (\d+) ; WX (\d+) ; N (\w+)/gm)];
  // Quotation marks are curly in the font's own order.
  const letters = glyphMetrics.filter(
    ([, code, , name]) =>
      Number(code) >= 32 && Number(code) < 127 && name !== 'quoteright' && name !== 'quoteleft',
  );
  expect(letters.length).toBeGreaterThan(90);
  for (const [, code, width] of letters) {
    expect(widthOf(String.fromCharCode(Number(code)), font)).toBe(Number(width));
  }
});
