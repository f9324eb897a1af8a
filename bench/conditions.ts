import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.ts';

/**
 * Lighthouse's slow 4G as the browser can slow itself down: 150 ms and 1.6 Mbit/s, with the factors
 * by which Lighthouse makes up for the browser's throttle acting on requests instead of packets.
 */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};

/** The factor by which a mid-range phone's processor is slower than this machine's. */
const phoneFactor = 4;

/** The window of the phone that Lighthouse emulates. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Slows the page down from now on, also after it navigates. */
export async function slowDown(
  page: Page,
  { network, processor }: { network: boolean; processor: boolean },
): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  if (network) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4g);
  }
  if (processor) await setProcessor(devtools, 'slow');
  return devtools;
}

/**
 * Sets the speed of the processor. A slowed page takes three quarters of a core even when it rests: not while another
 * is measured.
 */
export async function setProcessor(devtools: CDPSession, speed: 'slow' | 'full'): Promise<void> {
  const rate = speed === 'slow' ? phoneFactor : 1;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Starts a browser without the optimizing compilers, to measure heap: what they write for code that has become hot is
 * counted as heap and grows for some hundred rounds, by more than the bars allow. It is not the portal's to keep or let
 * go of.
 */
export const launchInterpreting = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
  });
