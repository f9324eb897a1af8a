import { existsSync } from 'node:fs';
import { onPath } from '../../../scripts/on-path.ts';

/** Finds the Firefox that journeys run in: `FIREFOX_PATH`, or the one the system has. Null where there is none. */
export function lookForFirefox(): string | null {
  const candidates = [process.env['FIREFOX_PATH'] ?? '', ...['firefox-esr', 'firefox'].map(onPath)];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}
