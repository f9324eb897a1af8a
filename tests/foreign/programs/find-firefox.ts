import { existsSync } from 'node:fs';
import { onPath } from '../../../scripts/on-path.ts';

/** Finds the Firefox that journeys run in: `FIREFOX_PATH`, or the system's Firefox; null if there is no Firefox. */
export function lookForFirefox(): string | null {
  const candidates = [process.env['FIREFOX_PATH'] ?? '', ...['firefox-esr', 'firefox'].map(onPath)];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}
