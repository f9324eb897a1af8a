import { limits } from '../../src/domain/limits.ts';
import type { Chunk } from '../build.ts';
import { chunksLoadedBy } from '../chunks-loaded.ts';
import { phone } from '../conditions.ts';
import type { Findings } from '../figures.ts';
import { carrySession, sessionOf } from '../session.ts';
import type { Stage } from '../stage.ts';

/** The modules that only some screens or some moments need, by a pattern of their ids. */
const onlyWhereUsed: Record<string, RegExp> = {
  charts: /\/node_modules\/(recharts|@chakra-ui\/charts|d3-[^/]+)\//,
  PDF: /\/node_modules\/(pdfjs-dist|jspdf|pdf-lib|@react-pdf)\//,
  DOMPurify: /\/node_modules\/dompurify\//,
  overlay: /\/node_modules\/(@chakra-ui|@ark-ui|@zag-js|@emotion)\/|\/src\/ui\/overlay\./,
};

/** The module that the page requests automatically, after those it begins with. */
const fhir = /\/node_modules\/fhir-kit-client\//;

const screen = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/;

/** Measures the script of the first signed-in page, with nothing in the cache, and of every single screen. */
export async function measureBundle({ urls, browser, chunks }: Stage): Promise<Findings> {
  const session = await sessionOf(browser, urls, 'maria');
  const context = await browser.newContext(phone);
  await carrySession(context, session);
  const page = await context.newPage();
  const loaded = await chunksLoadedBy(page, chunks, () =>
    page.goto(`${urls.portal}/medical/dashboard`),
  );
  await page.locator('main [role=meter]').first().waitFor();
  const later = await chunksLoadedBy(page, chunks, () => page.waitForTimeout(limits.watchAfterMs));
  const html = await (await context.request.get(`${urls.portal}/medical/dashboard`)).text();
  const first = chunks.filter(({ path }) => html.includes(`"${path}"`));
  await context.close();

  const holding = (files: readonly Chunk[], what: string, pattern: RegExp) =>
    files
      .filter((chunk) => chunk.modules.some((id) => pattern.test(id)))
      .map((chunk) => `${what} in ${chunk.path}`);
  const misplaced = Object.entries(onlyWhereUsed).flatMap(([what, pattern]) =>
    holding(loaded, what, pattern),
  );
  const tooEarly = holding(first, 'FHIR', fhir);
  const screens = chunks
    .flatMap((chunk) => {
      const names = chunk.modules.flatMap((id) => screen.exec(id)?.[1] ?? []);
      return names.map((name) => ({ name, kilobytes: chunk.gzip / 1000 }));
    })
    .toSorted((a, b) => b.kilobytes - a.kilobytes);
  const [largest] = screens;
  if (largest === undefined) throw new Error('the build has no screens');

  return {
    figures: [
      {
        name: 'dashboard, cold: script (gzip)',
        value: sum(loaded) / 1000,
        unit: 'kB',
        bar: { atMost: 215 },
        decides: true,
      },
      {
        name: 'dashboard, cold: script that follows once the page has rested (gzip)',
        value: sum(later) / 1000,
        unit: 'kB',
        decides: false,
      },
      {
        name: 'dashboard, cold: script its page names (gzip)',
        value: sum(first) / 1000,
        unit: 'kB',
        bar: { atMost: 196 },
        decides: true,
      },
      {
        name: 'dashboard, cold: FHIR code in the script its page names',
        value: tooEarly.length,
        unit: 'count',
        bar: { atMost: 0 },
        decides: true,
      },
      {
        name: 'dashboard, cold: script files',
        value: loaded.length,
        unit: 'count',
        decides: false,
      },
      {
        name: `largest chunk of one screen (gzip): ${largest.name}`,
        value: largest.kilobytes,
        unit: 'kB',
        bar: { atMost: 40 },
        decides: true,
      },
      {
        name: 'dashboard, cold: charts, PDF, DOMPurify or overlay code loaded',
        value: misplaced.length,
        unit: 'count',
        bar: { atMost: 0 },
        decides: true,
      },
    ],
    notes: [
      ...misplaced,
      ...tooEarly,
      ...loaded
        .toSorted((a, b) => b.gzip - a.gzip)
        .map((chunk) => `dashboard loads ${chunk.path}: ${(chunk.gzip / 1000).toFixed(1)} kB`),
      ...screens
        .slice(0, 8)
        .map(({ name, kilobytes }) => `screen ${name}: ${kilobytes.toFixed(1)} kB`),
    ],
  };
}

function sum(chunks: readonly Chunk[]): number {
  return chunks.reduce((total, chunk) => total + chunk.gzip, 0);
}
