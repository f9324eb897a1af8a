import { globSync } from 'node:fs';
import { onPath } from '../../../scripts/on-path.ts';

/** The parts of WebKitGTK that journeys need, by path. */
export interface WebKitGtk {
  /** The program that answers WebDriver commands. */
  driver: string;
  /** The browser that it drives. */
  browser: string;
  /** The virtual screen, for machines without a screen. */
  screen: string;
}

/** Finds WebKitGTK's driver, its MiniBrowser and Xvfb. Null where one of them is not installed. */
export function lookForWebKitGtk(): WebKitGtk | null {
  const driver = onPath('WebKitWebDriver');
  const screen = onPath('Xvfb');
  // One folder for each version of the library and each kind of processor.
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1);
  if (driver === '' || screen === '' || browser === undefined) return null;
  return { driver, browser, screen };
}
