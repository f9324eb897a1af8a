import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { onPath } from './on-path.ts';

/**
 * Finds the browser that tests and benches run in: `CHROMIUM_PATH`, Playwright's own download, or the system's browser.
 * Null without a browser.
 */
export function lookForChromium(): string | null {
  return candidates().find((path) => path !== '' && existsSync(path)) ?? null;
}

/** @throws {Error} that says how to install a browser when it is missing */
export function findChromium(): string {
  const path = lookForChromium();
  if (path) return path;
  throw new Error(
    'No Chromium found. Run `npm run browser`, install your system’s chromium package, or set CHROMIUM_PATH.',
  );
}

function candidates(): string[] {
  return [
    process.env['CHROMIUM_PATH'] ?? '',
    chromium.executablePath(),
    ...['chromium', 'chromium-browser', 'google-chrome'].map(onPath),
  ];
}

/**
 * Finds the lighter browser for work that needs no window and shows no PDF. Returns undefined where Playwright finds it
 * next to its own download, and the full browser where it is missing.
 */
export function lookForHeadlessShell(): string | undefined {
  const isGiven = process.env['CHROMIUM_PATH'] !== undefined;
  if (!isGiven && existsSync(chromium.executablePath())) return undefined;
  return (!isGiven && onPath('chromium-headless-shell')) || (lookForChromium() ?? undefined);
}

/**
 * The flags that turn off features without use in tests: background requests, and the sandbox that root may not use.
 */
export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
