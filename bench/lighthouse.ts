import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../sandbox/places.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { type StoredSession, carrySession } from './browser.ts';
import { median } from './figures.ts';
import { browserFlags } from './stage.ts';

/** Medians of a page's runs; times in milliseconds, the score of 100. */
export type Load = { score: number; fcp: number; lcp: number; tbt: number; cls: number };

/**
 * Runs Lighthouse (mobile, simulated throttling, cold cache) on several pages, one run of each in turn, so that a
 * machine that gets slower does so for all of them.
 *
 * Lighthouse opens its own tab, and a session lives in the storage of one tab. So the browser is Playwright's, with a
 * separate profile: there, Playwright's init scripts also reach tabs that other tools open, and run before the page.
 * Lighthouse only connects to that browser, and empties the cache itself.
 */
export async function loadsOf(
  addresses: readonly string[],
  { runs, session }: { runs: number; session?: StoredSession },
): Promise<Load[]> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-bench-profile-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
    // Lighthouse sets the window itself.
    viewport: null,
  });
  try {
    if (session !== undefined) await carrySession(context, session);
    const found = addresses.map((): Load[] => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [place, address] of addresses.entries()) {
        found[place]?.push(await loadOf(address, port));
      }
    }
    return found.map(medians);
  } finally {
    await context.close();
    await rm(profile, { recursive: true });
  }
}

/** The number of attempts: a browser that has no time to record a load is asked again, as Lighthouse itself advises. */
const attemptsAllowed = 3;

async function loadOf(address: string, port: number, attempt = 1): Promise<Load> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  if (result === undefined) throw new Error(`Lighthouse said nothing about ${address}`);
  const { audits, categories, finalDisplayedUrl, runtimeError } = result.lhr;
  if (runtimeError !== undefined) {
    if (attempt === attemptsAllowed) throw new Error(`${address}: ${runtimeError.message}`);
    return loadOf(address, port, attempt + 1);
  }
  if (finalDisplayedUrl !== address) throw new Error(`${address} led to ${finalDisplayedUrl}`);
  const figure = (id: string): number => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no ${id} of ${address}`);
    return value;
  };
  return {
    score: (categories['performance']?.score ?? 0) * 100,
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
  };
}

function medians(loads: readonly Load[]): Load {
  const of = (name: keyof Load): number => median(loads.map((load) => load[name]));
  return { score: of('score'), fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
}
