/** Runs in the browser, bundled: the sanitizer over every hostile payload. */
import { sanitize } from '../../src/ui/text/sanitize.ts';
import { allowedPairs, faultsOf, hostileMarkup } from '../../tests/support/hostile-markup.ts';

/** The content-security policy's reports about styles; the listener adds to them. */
export const styleReports: string[] = [];

/** Returns the forbidden content that came through, in words. Each result is put into the page, as the portal does. */
export function faultsOfAll(): string[] {
  const { origin } = window.location;
  const container = document.createElement('div');
  document.body.append(container);
  return hostileMarkup.flatMap((html) => {
    const fragment = sanitize(html, origin);
    const faults = faultsOf(fragment, allowedPairs, origin);
    container.replaceChildren(fragment);
    return faults.map((fault) => `${fault} in ${html}`);
  });
}
